import { parse } from 'node-html-parser';

/** An answer of a host, as far as it is compared. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Asks a host without following its redirects.
 * @param url address
 */
export async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const LINKING = 'a[href], link[href], script[src], img[src], iframe[src]';

/**
 * Addresses of this site that a page names.
 * @param html the page
 * @param at its address on the host
 * @param origin origin that the site was built for
 * @returns addresses on the host, without hash; what is no address at all is the business of the gates
 */
export function addressesOf(html: string, at: string, origin: string): string[] {
  const here = new URL(at).origin;
  const found = parse(html)
    .querySelectorAll(LINKING)
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .filter((address) => URL.canParse(address, at));
  return found
    .map((address) => new URL(address, at))
    .filter((url) => url.origin === here || url.origin === origin)
    .map(({ pathname, search }) => `${here}${pathname}${search}`);
}

/**
 * Whether an address is answered, with one redirect at most.
 * @param url address on a host
 */
export async function isAnswered(url: string): Promise<boolean> {
  const { status, headers } = await ask(url);
  const location = headers.get('location');
  if (status < 300 || status >= 400 || !location) return status === 200;
  return (await ask(new URL(location, url).href)).status === 200;
}
