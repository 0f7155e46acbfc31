import { pathOfLink } from './pathOfLink';

/** How far out of the window a link may be, in heights of the window: a turn of the wheel brings it there. */
const MARGIN = 0.5;

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, height } = link.getBoundingClientRect();
  const margin = window.innerHeight * MARGIN;
  return height > 0 && !link.closest('[hidden]') && bottom > -margin && top < window.innerHeight + margin;
}

/**
 * Paths of the pages that the reader sees links to, or nearly: first those of the text, then those beside it, from the link
 * of the page at hand onwards, and from there back. Readers go on more often than back, and whoever goes back mostly came
 * from there and has the page.
 */
export function linksInView(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], nav a[href]')];
  const here = links.findIndex((link) => link.matches('[aria-current="page"]') && isInView(link));
  const isText = (link: HTMLAnchorElement): boolean => link.closest('main') !== null;
  const beside = (at: number): number => (at >= here ? at - here : links.length + here - at);
  const away = new Map(links.map((link, at) => [link, isText(link) ? 0 : 1 + beside(at)]));
  const seen = links
    .filter((link) => pathOfLink(link) !== undefined && isInView(link))
    .sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0));
  return [...new Set(seen.flatMap((link) => pathOfLink(link) ?? []))];
}
