import { REPORTS_FOLDER } from '../../../site/headers';

/**
 * Address patterns that match every page and no report.
 * @param files paths of the HTML files below the output folder, such as `guide/start/intro.html`
 * @returns sorted patterns: `/` for the home page, `/guide/*` for a folder, `/404` for a page on its own
 */
export function pagePaths(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [first = '', ...rest] = file.split('/');
    if (rest.length > 0) return `/${first}/*`;
    return first === 'index.html' ? '/' : `/${first.replace(/\.html$/, '')}`;
  });
  return [...new Set(patterns)].filter((pattern) => !pattern.startsWith(`${REPORTS_FOLDER}/`)).sort();
}
