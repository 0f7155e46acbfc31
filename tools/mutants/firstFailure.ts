import { stripVTControlCharacters } from 'node:util';

const LONGEST = 140;

/** Lines that name what failed, most telling first: a test of Vitest, one of Playwright, a type, a page. */
const TELLING = [
  /^\s*FAIL\s+(?:\|?[\w-]+\|?\s+)?(tests\/.+)$/m,
  /^\s*1\) (\[\w+\] › .+)$/m,
  /^(\S+\(\d+,\d+\): error TS.+)$/m,
  /^\s*\d+:\d+\s+(?:error|✖)\s+(.+)$/m,
  /^((?:docs|samples|site|[A-Z]+\.md)\S*:\d+ .+)$/m,
  /((?:Error|error): .+)$/m,
];

/**
 * The first failure in the output of a check.
 * @param output what it printed
 * @returns one line
 */
export function firstFailure(output: string): string {
  const text = stripVTControlCharacters(output);
  const found = TELLING.map((line) => line.exec(text)?.[1]).find((line) => line !== undefined);
  const line = found ?? text.trim().split('\n')[0] ?? '';
  const short = line
    .replace(/\s+/g, ' ')
    .replace(/[─\s]+$/, '')
    .trim();
  return short.length > LONGEST ? `${short.slice(0, LONGEST - 1)}…` : short;
}
