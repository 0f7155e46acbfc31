const PLAIN_FOLDERS = /^\/(?:\w[\w.-]*\/)*/;

/** Folders of an address that are looked at; an address has room for thousands, a site is not that deep. */
const MOST_FOLDERS = 32;

/**
 * Picks the 404 page of an address as Cloudflare does: the nearest `404.html` on the way up to the root. With
 * `zh/404.html` beside `404.html` an unknown address is answered in its own language.
 * @param path path as requested, which may be malformed: folders count up to the first odd one
 * @param has whether the site has a file of that path
 * @returns path of the 404 page, or nothing when the site has none
 */
export function notFoundFile(path: string, has: (file: string) => boolean): string | undefined {
  const plain = PLAIN_FOLDERS.exec(`${path}/`)?.[0] ?? '/';
  const names = plain.split('/').slice(1, -1).slice(0, MOST_FOLDERS);
  const upwards = names.map((_, index) => names.slice(0, names.length - index));
  return [...upwards, []].map((folder) => `/${[...folder, '404.html'].join('/')}`).find((file) => has(file));
}
