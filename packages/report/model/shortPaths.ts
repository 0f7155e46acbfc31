const slashes = (path: string) => path.replaceAll('\\', '/');

/**
 * Makes paths of a report short: those of the machine that built it begin at the project.
 * @param root folder of the project as the report has it
 * @returns `short` for a path, `plain` for a text with paths in it; both leave alone what lies elsewhere
 */
export function shortPaths(root: string) {
  const home = slashes(root).replace(/\/+$/, '');
  const short = (path: string): string => {
    const normal = slashes(path);
    if (home === '') return normal;
    if (normal === home) return '';
    return normal.startsWith(`${home}/`) ? normal.slice(home.length + 1) : normal;
  };
  const plain = (text: string): string =>
    home === '' ? text : text.replaceAll(`${home}/`, '').replaceAll(`${root}\\`, '');
  return { short, plain };
}
