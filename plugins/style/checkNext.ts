import type { Check, Page } from '../shared/types';

const LINKS = { min: 2, max: 4 } as const;

/** What a guide page's end lacks, if anything. */
function fault({ headings, links }: Page): readonly [line: number, message: string] | undefined {
  const last = headings.at(-1);
  if (last?.id !== 'next' || last.depth !== 2) {
    return [last?.line ?? 1, 'the page does not end with a section {#next}'];
  }
  const count = links.filter(({ section }) => section === 'next').length;
  if (count >= LINKS.min && count <= LINKS.max) return undefined;
  return [last.line, `links in the section {#next}: ${count}`];
}

/**
 * Every guide page ends by leading on. Only English is read: the parity gate holds Chinese to it.
 * @param pages a documentation tree
 * @returns a problem per guide page without a good last section
 */
export const checkNext: Check = ({ pages }) =>
  pages
    .filter((page) => page.lang === 'en' && page.route.startsWith('/guide/') && !page.fault)
    .flatMap((page) => {
      const found = fault(page);
      if (!found) return [];
      const [line, message] = found;
      const fix = `end with \`## Next {#next}\` and ${LINKS.min} to ${LINKS.max} links in the order of the reader's task`;
      return [{ file: page.file, line, rule: 'style/next', message, fix }];
    });
