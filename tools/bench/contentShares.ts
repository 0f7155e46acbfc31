import path from 'node:path';
import { sampleLanguage } from '../../plugins/checks/samples/sampleLanguage';
import { sampleLevel } from '../../plugins/checks/samples/sampleLevel';
import type { Page } from '../../packages/doc-checks/types';
import type { Lang } from '../../site/languages';
import { countWords } from './countWords';

/** What a page offers beside its words. */
export const OFFERS = ['picture', 'sample', 'report'] as const;

/** One of `OFFERS`. */
export type Offer = (typeof OFFERS)[number];

/** A page in numbers. */
export interface ContentFacts extends Readonly<Record<Offer, boolean>> {
  readonly key: string;
  readonly lang: Lang;
  /** Words in English, characters in Chinese. */
  readonly words: number;
}

const shows = ({ images, parts, frontmatter }: Page): boolean =>
  images.length > 0 ||
  parts.some(({ name }) => name === 'ReportShot') ||
  [...frontmatter.lines.keys()].some((key) => key.startsWith('hero.image'));

/** A sample that the tests build, or a line for the terminal. */
const runs = ({ code }: Page): boolean =>
  code.some(
    (block) =>
      block.skip === undefined &&
      (sampleLevel(block) === 'build' || sampleLanguage(block.language) === 'shell'),
  );

const opens = ({ parts }: Page): boolean => parts.some(({ name }) => name === 'ReportDemo');

/**
 * Counts each page together with the fragments that it shows.
 * @param pages pages and fragments of a tree
 * @returns a row per page, fragments not among them, in the order of the tree
 */
export function contentFacts(pages: readonly Page[]): ContentFacts[] {
  return pages
    .filter(({ kind }) => kind === 'page')
    .map((page) => {
      const names = page.imports.map(({ source }) => path.posix.basename(source, '.mdx'));
      const fragments = pages.filter(
        ({ kind, lang, key }) =>
          kind === 'fragment' && lang === page.lang && names.includes(path.posix.basename(key)),
      );
      const all = [page, ...fragments];
      return {
        key: page.key,
        lang: page.lang,
        words: all.reduce((sum, { blocks }) => sum + countWords(blocks, page.lang), 0),
        picture: all.some(shows),
        sample: all.some(runs),
        report: all.some(opens),
      };
    });
}

/**
 * The part of the pages that has an offer.
 * @param facts of the pages of one language
 * @returns percent of each offer; 0 without pages
 */
export function contentShares(facts: readonly ContentFacts[]): Readonly<Record<Offer, number>> {
  const share = (offer: Offer): number =>
    (facts.filter((each) => each[offer]).length / Math.max(1, facts.length)) * 100;
  return { picture: share('picture'), sample: share('sample'), report: share('report') };
}
