import { expect, test } from 'vitest';
import { markFaults } from '../../../../../plugins/checks/samples/checkSamples';
import type { CodeBlock } from '../../../../../packages/doc-checks/types';

const block = (part: Partial<CodeBlock>): CodeBlock => ({
  language: 'js',
  title: 'a.mjs',
  value: '',
  file: '<root>/a.mjs',
  source: 'file',
  skip: undefined,
  pick: false,
  formats: false,
  words: [],
  line: 1,
  section: '',
  ...part,
});

const found = (part: Partial<CodeBlock>) =>
  markFaults(block(part)).map(([rule, message]) => `${rule} ${message}`);

const TYPED = 'const config: Options = {};\n\nexport default config;';

test('issue 18.6 marks that are known pass', () => {
  expect(found({ value: 'a; // [!code ++]\nb; // [!code highlight:2]', words: ['build'] })).toEqual([]);
});

test('issue 18.6 an unknown mark, and removed lines in code that is built, are faults', () => {
  expect(found({ value: 'a; // [!code add]' })).toEqual(['samples/mark `[!code add]` marks nothing']);
  const removed = 'a; // [!code --]';
  expect(found({ value: removed })).toEqual([]);
  expect(found({ value: removed, words: ['types'] })).toEqual([
    'samples/mark a sample of the level `types` has removed lines',
  ]);
});

test('issue 18.6 `formats` is for a typed config in a file', () => {
  expect(found({ formats: true, language: 'ts', title: 'a.ts', value: TYPED })).toEqual([]);
  expect(found({ formats: true, value: TYPED })).toEqual([
    expect.stringMatching(/^samples\/formats .*`.ts` file/),
  ]);
  expect(found({ formats: true, language: 'ts', source: 'page', value: TYPED })).toHaveLength(1);
  expect(found({ formats: true, language: 'ts', value: 'export default {};' })).toEqual([
    expect.stringMatching(/typed constant/),
  ]);
});
