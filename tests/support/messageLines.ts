import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './site';

/** One line of `messages.tsv`. */
export interface MessageLine {
  /** Ids of the messages that have to be found, in any order. */
  readonly expected: readonly string[];
  readonly text: string;
  /** Whether it was written when the matcher was finished. */
  readonly later: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', e: '\u001b', '\\': '\\' };

/** What tools print, and what the diagnose box has to find in it. */
export function messageLines(): readonly MessageLine[] {
  const file = readFileSync(path.join(ROOT, 'tests/fixtures/terminal/messages.tsv'), 'utf8');
  let later = false;
  return file.split('\n').flatMap((line) => {
    if (line.startsWith('# written after the matcher')) later = true;
    const [expected = '', text] = line.split('\t');
    if (line.startsWith('#') || text === undefined) return [];
    return [
      {
        expected: expected.split(' '),
        text: text.replace(/\\([nre\\])/g, (_, sign: string) => SIGNS[sign] ?? sign),
        later,
      },
    ];
  });
}
