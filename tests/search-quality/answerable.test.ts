import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FULL_LANGS } from '../../site/languages';
import { askEngine } from '../../tools/bench/search/graded/askEngine';
import { openBuiltIndex } from '../../tools/bench/search/openBuiltIndex';
import { parseQueries } from '../../tools/search-learn/trainingQueries';

const ask = askEngine({ en: openBuiltIndex('en'), zh: openBuiltIndex('zh') });

/**
 * Shares a little worse than what was reached, list by list: questions that find nothing, and anything else that finds nothing.
 * `answerable` has vague questions and others with words of the field, and decides how strict the engine is; `heldOut` has
 * what people type, was written after that, and nothing is tuned by it.
 */
const GATES = {
  answerable: { count: 300, lost: 0.03, silent: 0.83 },
  heldOut: { count: 96, lost: 0.03, silent: 0.93 },
};

describe.each(FULL_LANGS)('issue 20 questions find something, anything else mostly nothing: %s', (lang) => {
  test.each(['answerable', 'heldOut'] as const)('%s', async (name) => {
    const file = `${name}.${lang}.tsv`;
    const list = parseQueries(readFileSync(path.join(import.meta.dirname, file), 'utf8'), file);
    const { count, ...gates } = GATES[name];
    const shareOfNothing = async (isQuestion: boolean): Promise<number> => {
      const queries = list.filter(({ isAnswered }) => isAnswered === isQuestion);
      expect(queries.length).toBeGreaterThanOrEqual(count);
      let nothing = 0;
      for (const { query } of queries) nothing += Number((await ask(query, lang)).length === 0);
      return nothing / queries.length;
    };
    const [lost, silent] = [await shareOfNothing(true), await shareOfNothing(false)];
    process.stdout.write(
      `\n${file}: ${lost.toFixed(3)} of questions and ${silent.toFixed(3)} of others find nothing\n`,
    );
    expect(lost).toBeLessThanOrEqual(gates.lost);
    expect(silent).toBeGreaterThanOrEqual(gates.silent);
  });
});
