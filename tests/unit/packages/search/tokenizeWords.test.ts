import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tokenize } from '../../../../packages/search/tokenize';
import { tokenizeWords } from '../../../../packages/search/tokenizeWords';
import { hostileCount, hostileQueries } from '../../../support/hostileQueries';
import { ROOT } from '../../../support/site';

const DOCS = path.join(ROOT, 'docs');
const PAGES = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((name, at) => name.endsWith('.mdx') && at % 3 === 0)
  .map((name) => readFileSync(path.join(DOCS, name), 'utf8'));

/** Each is cut as a whole twice. */
const MOST = 300;

const words = (text: string) => tokenize(text).filter(({ kind }) => kind !== 'han');

/** Each `step`-th of the different terms of a text, beginning with the `first`. */
function someTerms(text: string, first: number, step: number): Set<string> {
  const terms = [...new Set(words(text).map(({ term }) => term))];
  return new Set(terms.filter((_, at) => at % step === first % step));
}

test('issue 20 the words of a third of the pages are found as if the whole page had been cut', () => {
  const wanted = PAGES.map((page, at) => someTerms(page, at, 40));
  for (const [at, page] of PAGES.entries()) {
    // Terms of the page itself, and those of another one.
    for (const terms of [wanted[at], wanted[(at + 7) % PAGES.length], someTerms(page, 0, 1)]) {
      const all = terms ?? new Set<string>();
      expect(tokenizeWords(page, all)).toEqual(words(page).filter(({ term }) => all.has(term)));
    }
  }
});

test('issue 20 so are those of hostile texts', () => {
  for (const text of hostileQueries(Math.min(MOST, hostileCount(process.env)))) {
    const terms = someTerms(text, text.length, 3);
    expect(tokenizeWords(text, terms), text.slice(0, 80)).toEqual(
      words(text).filter(({ term }) => terms.has(term)),
    );
  }
});

test.each([
  ['flies', 'fly'],
  ['egged', 'eg'],
  ['output.reportDir', 'reportdir'],
  ['es-module', 'esmodule'],
  ['a-b', 'ab'],
  ['v1.6.3', '1.6.3'],
  ['E1007', '1007'],
  ['构建bundle体积', 'bundl'],
  ['--no-open', 'open'],
])('issue 20 %s is found by %s', (text, term) => {
  expect(tokenizeWords(`x ${text} y`, new Set([term])).map((found) => found.term)).toContain(term);
});

test('no terms, nothing found', () => {
  expect(tokenizeWords('any text', new Set())).toEqual([]);
});
