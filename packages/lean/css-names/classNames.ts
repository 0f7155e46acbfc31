import path from 'node:path';

/**
 * Names for the classes of CSS modules: file and class, `NavBar-row`. The bundler's own end with a hash each, which no
 * compression makes smaller; ours read well in the inspector, and are the same wherever the project lies.
 * @returns function from a file and a class to its name; it throws when two files have the same name
 */
export function classNames(): (file: string, name: string) => string {
  const files = new Map<string, string>();
  return (file, name) => {
    const base = path.basename(file).replace(/\.module\.css$/, '');
    const known = files.get(base) ?? file;
    if (known !== file)
      throw new Error(`Two CSS modules are called ${base}: ${known} and ${file}. Rename one.`);
    files.set(base, file);
    return `${base}-${name}`;
  };
}
