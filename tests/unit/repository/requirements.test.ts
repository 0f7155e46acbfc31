import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/site';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Every code in a text, ranges written out: `S2-9 to S2-11` is three codes. */
function codesOf(text: string): string[] {
  const rows = [...text.matchAll(/\bS(\d)-(\d+)(?:(?: to |\.\.)(?:S\d-)?(\d+))?/g)].flatMap(
    ([, section = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, at) => `S${section}-${Number(first) + at}`,
      ),
  );
  return [...rows, ...[...text.matchAll(/['"`/ ](issue \d+(?:\.\d+)?)\b/g)].map(([, code = '']) => code)];
}

const rows = [...read('tests/requirements.md').matchAll(/^\| ((?:S\d-|issue )[\d.]+) +\| (.+?) +\|$/gm)];
const listed = new Map(rows.map(([, code = '', sentence = '']) => [code, sentence]));
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'tests'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');
const used = new Set(
  files
    .filter((file) => /\.(?:tsx?|m?js|css)$/.test(file) && !file.includes('/fixtures/'))
    .filter((file) => existsSync(path.join(ROOT, file)))
    .flatMap((file) => codesOf(read(file))),
);

test('every code in the name of a test has its row', () => {
  expect([...used].filter((code) => !listed.has(code))).toEqual([]);
});

test('every row is proved by a test', () => {
  const isSilent = ([code, sentence]: [string, string]) =>
    !used.has(code) && !sentence.includes('nothing to prove');
  expect([...listed].filter(isSilent)).toEqual([]);
  expect(listed.size).toBeGreaterThan(300);
});
