import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const LIST = 'tests/requirements.md';

const sources = (folder: string) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => /\.(ts|tsx|js|mjs|css)$/.test(file) && !file.includes('/fixtures/'));

/** Every code in a text, ranges written out: `S2-9 to S2-11` is three codes. */
function codesOf(text: string): string[] {
  const rows = [...text.matchAll(/\bS(\d)-(\d+)(?:(?: to |\.\.)(?:S\d-)?(\d+))?/g)].flatMap(
    ([, section = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `S${section}-${Number(first) + index}`,
      ),
  );
  return [...rows, ...[...text.matchAll(/['"`/ ](issue \d+(?:\.\d+)?)\b/g)].map(([, code = '']) => code)];
}

const listed = new Map(
  [
    ...readFileSync(path.join(ROOT, LIST), 'utf8').matchAll(/^\| ((?:S\d-|issue )[\d.]+) +\| (.+?) +\|$/gm),
  ].map(([, code = '', sentence = '']) => [code, sentence]),
);
const used = new Set(
  sources('tests').flatMap((file) => codesOf(readFileSync(path.join(ROOT, file), 'utf8'))),
);

test('codes and ranges are read from the names of tests', () => {
  expect(codesOf("test('S2-9 to S2-11 a, S9-25..27 b', …); test(`issue 7.1 c`)")).toEqual([
    'S2-9',
    'S2-10',
    'S2-11',
    'S9-25',
    'S9-26',
    'S9-27',
    'issue 7.1',
  ]);
});

test('every code in the name of a test has its row', () => {
  expect([...used].filter((code) => !listed.has(code))).toEqual([]);
});

test('every row is proved by a test', () => {
  const silent = [...listed].filter(
    ([code, sentence]) => !used.has(code) && !/nothing to prove/.test(sentence),
  );
  expect(silent).toEqual([]);
  expect(listed.size).toBeGreaterThan(300);
});
