import { NEXT_ID } from '../../../site/nextId';
import type { Check, Page } from '../types';

const LINKS = { min: 2, max: 4 } as const;

/** What a guide page's end lacks, if anything. */
function fault({ headings, links }: Page): readonly [line: number, message: string] | undefined {
  const last = headings.at(-1);
  if (last?.id !== NEXT_ID || last.depth !== 2) {
    return [last?.line ?? 1, `the page does not end with a section {#${NEXT_ID}}`];
  }
  const count = links.filter(({ section }) => section === NEXT_ID).length;
  if (count >= LINKS.min && count <= LINKS.max) return undefined;
  return [last.line, `links in the section {#${NEXT_ID}}: ${count}`];
}

/** An overview page is a list of links; its end leads on by itself. */
const isOverview = ({ frontmatter }: Page): boolean => frontmatter.data.overview === true;

/**
 * Every guide page ends by leading on, overview pages apart. Only English is read: the parity gate holds Chinese to it.
 * @param pages a documentation tree
 * @returns a problem per guide page without a good last section
 */
export const checkNext: Check = ({ pages }) =>
  pages
    .filter((page) => page.lang === 'en' && page.route.startsWith('/guide/'))
    .filter((page) => !page.fault && !isOverview(page))
    .flatMap((page) => {
      const found = fault(page);
      if (!found) return [];
      const [line, message] = found;
      const fix = `end with \`## Next {#${NEXT_ID}}\` and ${LINKS.min} to ${LINKS.max} links in the order of the reader's task`;
      return [{ file: page.file, line, rule: 'style/next', message, fix }];
    });
