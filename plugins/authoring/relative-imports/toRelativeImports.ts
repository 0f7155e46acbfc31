import path from 'node:path';
import { escapeRegExp } from '../../../lib/text/escapeRegExp';

/**
 * Writes imports of files of the project from where the importing file is.
 * @param code compiled module
 * @param file path of its source
 * @param root folder of the project
 * @returns the module, as long in one folder as in any other
 */
export function toRelativeImports(code: string, file: string, root: string): string {
  const start = JSON.stringify(`${root}${path.sep}`).slice(0, -1);
  if (!code.includes(start)) return code;
  const imported = new RegExp(
    String.raw`(?<=\b(?:from|import)\s*\(?\s*(?:/\*[^*]*\*/\s*)?)${escapeRegExp(start)}[^"]*"`,
    'g',
  );
  return code.replaceAll(imported, (quoted) => {
    const target = path.relative(path.dirname(file), JSON.parse(quoted) as string);
    const posix = target.split(path.sep).join('/');
    return JSON.stringify(posix.startsWith('.') ? posix : `./${posix}`);
  });
}
