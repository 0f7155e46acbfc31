/** The file behind an address, and the one address under which that file is served. */
export interface PageFile {
  readonly file: string;
  /** Clean form of the address; a request in another form is redirected to it. */
  readonly canonical: string;
}

/** What a clean address does not end in; a slash stays where it stands for a folder. */
const SUFFIX = /(?:\/index(?:\.html)?|\.html|\/)$/;

/**
 * Finds the file of an address as Cloudflare does ("auto trailing slash"): `/a/b` serves `a/b.html`, `/a/` serves
 * `a/index.html`, and every other form (`/a/b.html`, `/a/b/`, `/a/b/index`, `/a/b/index.html`, `/a`) is redirected to
 * the clean one. Netlify answers all forms with the page itself; one address per page was chosen because relative
 * links, the canonical link and the browser cache are then right for every visitor.
 * @param path decoded path that begins with a slash
 * @param has whether the site has a file of that path
 * @returns file and clean address, or nothing when no file answers
 */
export function cleanUrl(path: string, has: (file: string) => boolean): PageFile | undefined {
  if (!path.endsWith('.html') && has(path)) return { file: path, canonical: path };
  const stem = path.replace(SUFFIX, '');
  const isFolder = /(?:\/|\/index|\/index\.html)$/.test(path);
  const addresses = isFolder ? [`${stem}/`, stem] : [stem, `${stem}/`];
  const pages = addresses.flatMap((address) => pageAt(address, has) ?? []);
  // A page that no clean address can reach keeps its own spelling.
  if (has(path)) return pages.find(({ file }) => file === path) ?? { file: path, canonical: path };
  return pages[0];
}

function pageAt(address: string, has: (file: string) => boolean): PageFile | undefined {
  const file = address.endsWith('/') ? `${address}index.html` : `${address}.html`;
  // An address that would itself be cleaned, or that a file without extension answers, is not the page's own.
  const taken = has(address) || (SUFFIX.test(address) && !address.endsWith('/'));
  return has(file) && !taken ? { file, canonical: address } : undefined;
}
