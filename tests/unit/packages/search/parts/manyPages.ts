import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SearchDocument } from '../../../../../packages/search/SearchDocument';
import { buildIndex } from '../../../../../packages/search/buildIndex';
import { openFile } from '../../../../../packages/search/openFile';
import type { IndexFile, OpenIndex } from '../../../../../packages/search/openIndex';
import { buildParts } from '../../../../../packages/search/parts/buildParts';
import type { PartLimits } from '../../../../../packages/search/parts/cutPages';
import type { HeadFile } from '../../../../../packages/search/parts/HeadFile';
import { tokensIn, wordRuns } from '../../../../../packages/search/tokenize';
import { generatedPages } from '../../../../../tools/bench/pages';
import { INDEX_FACTS } from '../../../../../plugins/output/search-index/indexFacts';
import type { Lang } from '../../../../../site/languages';
import { smallPage } from '../smallSite';

/** Small enough that some hundred pages are in several parts. */
export const SMALL_PARTS: PartLimits = { whole: 300_000, part: 100_000 };

const DOCS = path.join(import.meta.dirname, '../../../../../docs');

/** Letters that are taken: pages may grow, and with them the words, but not what the tests measure. */
const LETTERS = 250_000;

/** The text of the pages of a language, with its markup: where generated pages take their words from. */
export const textOf = (lang: Lang): string =>
  readdirSync(path.join(DOCS, lang), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => readFileSync(path.join(DOCS, lang, file), 'utf8').replace(/^---\n.*?\n---\n/s, ''))
    .join('\n')
    .slice(0, LETTERS);

/** Words that are taken: most of a head is about them, and 250,000 letters of the pages have had 2,997 of them, and 3,372. */
const WORDS = 3000;

/** The lines of a text in which its first words stand. */
function firstWords(text: string): string {
  const words = new Set<string>();
  const lines = text.split('\n');
  const end = lines.findIndex((line) => {
    for (const run of wordRuns(line)) for (const { term } of tokensIn(run)) words.add(term);
    return words.size >= WORDS;
  });
  return lines.slice(0, end < 0 ? lines.length : end).join('\n');
}

type Part = readonly [id: string, heading: string, text: string];

/** Generated pages of the benchmark as records of an index. */
export const manyPages = (count: number): SearchDocument[] =>
  generatedPages(count, firstWords(textOf('en'))).map(({ title, body, path: address }, id) => {
    const [intro = '', ...sections] = body.split(/^## /m);
    const parts = sections.map((section): Part => {
      const [heading = '', ...rest] = section.split('\n');
      const text = rest.filter((line) => !line.startsWith('```')).join('\n');
      return [heading.toLowerCase().replaceAll(' ', '-'), heading, text.trim()];
    });
    return { ...smallPage(id, 'en', title, intro.trim(), parts), routePath: `/${address}` };
  });

/** Pages of Chinese sentences, each with a word of its own. */
export function manyChinesePages(count: number): SearchDocument[] {
  const sentences = textOf('zh').match(/\p{Script=Han}[^\n。]{8,}。/gu) ?? [];
  return Array.from({ length: count }, (_, id) => {
    const some = (from: number) =>
      Array.from({ length: 12 }, (__, at) => sentences[(id * 31 + from + at * 7) % sentences.length]).join(
        '',
      );
    return smallPage(id, 'zh', `第 ${id} 页`, some(0), [['more', '更多', some(5)]]);
  });
}

/** An index in parts, with the parts that were fetched so far. */
export interface SplitSite {
  readonly head: HeadFile;
  readonly parts: readonly IndexFile[];
  readonly index: OpenIndex;
  readonly fetched: string[];
  /** Addresses of parts that cannot be had. */
  readonly gone: Set<string>;
}

/**
 * Builds pages in parts.
 * @returns function that opens what the server would send, each time as for a new reader
 */
export function splitSite(pages: readonly SearchDocument[], limits = SMALL_PARTS): () => SplitSite {
  const built = buildParts(pages, INDEX_FACTS, limits);
  if (!built) throw new Error('One file is enough for these pages.');
  const sent = [built.head(built.parts.map((_, at) => `part-${at}`)), ...built.parts].map((file) =>
    JSON.stringify(file),
  );
  return () => {
    const head = JSON.parse(sent[0] ?? '') as HeadFile;
    const fetched: string[] = [];
    const gone = new Set<string>();
    const load = async (address: string): Promise<IndexFile> => {
      fetched.push(address);
      if (gone.has(address)) throw new Error('status 500');
      return JSON.parse(sent[Number(address.replace('part-', '')) + 1] ?? '') as IndexFile;
    };
    return { head, parts: built.parts, index: openFile(head, { facts: INDEX_FACTS, load }), fetched, gone };
  };
}

/** The same pages in one file. */
export function wholeSite(pages: readonly SearchDocument[]): OpenIndex {
  const [first, ...rest] = pages;
  if (!first) throw new Error('A site has one page at least.');
  const load = () => Promise.reject(new Error('no parts'));
  return openFile([{ ...first, ...buildIndex(pages, INDEX_FACTS) }, ...rest], { facts: INDEX_FACTS, load });
}
