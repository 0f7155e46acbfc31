import type { Check, Issue, Page } from '../types';

/** The part of a heading before its colon: `E1001` of `E1001: duplicate packages`. */
const short = (text: string): string => text.split(/[:：]/)[0] ?? text;

/** What a link to a place may call it: the page's title, or the heading that it leads to. */
function namesOf(page: Page, id: string | undefined): string[] {
  const headings = page.headings.filter((heading) => heading.depth === 1 || heading.id === id);
  return headings.flatMap(({ text }) => [text, short(text)]);
}

function nameIssue(page: Page, pages: readonly Page[], at: Page['links'][number]): Issue[] {
  const [route = '', id] = at.href.split('#');
  if (!route.startsWith('/')) return [];
  const target = pages.find((other) => other.lang === page.lang && other.route === route);
  if (!target) return [];
  const names = namesOf(target, id);
  if (names.includes(at.text)) return [];
  const stranger = pages.find(
    (other) => other.lang === page.lang && other !== target && other.headings[0]?.text === at.text,
  );
  if (!stranger) return [];
  return [
    {
      file: page.file,
      line: at.line,
      rule: 'links/name',
      message: `\`${at.text}\` is the title of ${stranger.route}, and the link leads to ${at.href}`,
      fix: `write ${[...new Set(names)].map((name) => `\`${name}\``).join(' or ')}`,
    },
  ];
}

/**
 * One page has one name: a link with the name of a page leads to it.
 * @param pages a documentation tree
 * @returns a problem per link that has the name of another page
 */
export const checkPageNames: Check = ({ pages }) =>
  pages.flatMap((page) => page.links.flatMap((link) => nameIssue(page, pages, link)));
