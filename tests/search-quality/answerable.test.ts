import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FULL_LANGS } from '../../site/languages';
import { askEngine } from '../../tools/bench/search/graded/askEngine';
import { openBuiltIndex } from '../../tools/bench/search/openBuiltIndex';

const ask = askEngine({ en: openBuiltIndex('en'), zh: openBuiltIndex('zh') });

/** Shares a little worse than what was reached: questions that find nothing, and anything else that finds nothing. */
const GATES = { lost: 0.03, silent: 0.63 };

const LABELS = { question: '1', other: '0' } as const;

test.each(FULL_LANGS)('issue 20 questions find something, anything else mostly nothing: %s', async (lang) => {
  const file = path.join(import.meta.dirname, `answerable.${lang}.tsv`);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const shareOfNothing = async (label: string): Promise<number> => {
    const queries = lines.filter((line) => line.startsWith(`${label}\t`)).map((line) => line.slice(2));
    expect(queries.length).toBeGreaterThanOrEqual(300);
    let nothing = 0;
    for (const query of queries) nothing += Number((await ask(query, lang)).length === 0);
    return nothing / queries.length;
  };
  const [lost, silent] = [await shareOfNothing(LABELS.question), await shareOfNothing(LABELS.other)];
  process.stdout.write(
    `\n${lang}: ${lost.toFixed(3)} of questions and ${silent.toFixed(3)} of others find nothing\n`,
  );
  expect(lost).toBeLessThanOrEqual(GATES.lost);
  expect(silent).toBeGreaterThanOrEqual(GATES.silent);
});
