import { localePath } from '../../../site/routes';
import { NEXT_ID } from '../../../site/nextId';
import { blockText } from '../../../packages/doc-checks/blockText';
import type { Block, Link, Page } from '../../../packages/doc-checks/types';

/** Marks of inline code and images in the text of a block. */
const MARKS = /[\uE000\uE001]/g;
const SENTENCE_END = /(?<=[.!?]\s)|(?<=[。！？])|\n/;

const wordsOf = (text: string): string => text.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();

/** Address that a link leads to, with the language prefix; nothing for a link to another site. */
function targetOf({ href, section }: Link, { route, lang }: Page): string | undefined {
  const [address = '', hash = ''] = href.split('#');
  if (address !== '' && !address.startsWith('/')) return undefined;
  const path = address === '' ? route : address.replace(/\?.*$/, '');
  if (path === route && hash === section) return undefined;
  return localePath(path, lang) + (hash && `#${hash}`);
}

/** The block that a link stands in: the last one that begins above it and holds its text. */
const blockOf = (blocks: readonly Block[], { line, text }: Link): Block | undefined =>
  blocks.findLast((block) => block.line <= line && blockText(block).includes(text));

/** What is said around a link: its sentence, or its whole row of a table. */
function around(page: Page, link: Link): string {
  const own = blockOf(page.blocks, link);
  if (!own) return link.text;
  const row = page.blocks.filter(({ line }) => line === own.line);
  if (row.length > 1) return row.map((block) => blockText(block)).join('\n');
  return blockText(own)
    .split(SENTENCE_END)
    .filter((sentence) => sentence.includes(link.text))
    .join(' ');
}

/**
 * What pages say of one another: each link says of its target what stands around it, and each page says of itself what its
 * description does. Readers who ask in the words of another page find the target by them.
 * @param pages pages and shared fragments of all languages
 * @returns text by the address of a page or section, as `IndexFacts` has it
 */
export function mentionsOf(pages: readonly Page[]): ReadonlyMap<string, string> {
  const texts = new Map<string, Set<string>>();
  const add = (target: string, text: string): void => {
    if (text !== '') texts.set(target, (texts.get(target) ?? new Set()).add(text));
  };
  for (const page of pages) {
    const { description } = page.frontmatter.data;
    if (page.kind === 'page' && typeof description === 'string') {
      add(localePath(page.route, page.lang), description);
    }
    const headings = new Map(page.headings.map(({ id, text }) => [id, text]));
    for (const link of page.links) {
      const target = targetOf(link, page);
      if (target === undefined) continue;
      add(target, wordsOf(around(page, link)));
      if (link.section !== NEXT_ID) add(target, wordsOf(headings.get(link.section) ?? ''));
    }
  }
  return new Map([...texts].map(([target, said]) => [target, [...said].join('\n')]));
}
