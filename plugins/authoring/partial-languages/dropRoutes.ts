const ENTRY = /^- \[.*?\]\((\S+?)\.md\).*\n?/gm;
const BLOCK = /^---\nurl: (\S+?)\.md\n---\n[\s\S]*?(?=^---\nurl: |(?![\s\S]))/gm;
const EMPTY_GROUP = /^## [^\n]+\n+(?=## |(?![\s\S]))/gm;

/**
 * Takes pages out of an `llms.txt` or `llms-full.txt`, and groups that are left empty.
 * @param text the file
 * @param routes addresses of the pages
 * @param base base path of the site, with slashes
 */
export function dropRoutes(text: string, routes: ReadonlySet<string>, base: string): string {
  if (routes.size === 0) return text;
  const routeOf = (address: string): string =>
    `/${(URL.canParse(address) ? new URL(address).pathname : address).replace(base, '')}`.replace(
      /(^|\/)index$/,
      '$1',
    );
  const keep = (found: string, address: string): string => (routes.has(routeOf(address)) ? '' : found);
  const kept = text.replace(ENTRY, keep).replace(BLOCK, keep).replace(EMPTY_GROUP, '');
  return `${kept.trimEnd()}\n`;
}
