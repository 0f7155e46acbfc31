import { describe, expect, it, test } from 'vitest';
import { checkSamples, markFaults } from '../../../../plugins/checks/samples/checkSamples';
import type { CodeBlock } from '../../../../packages/doc-checks/types';
import { fixture, places } from './fixture';

describe('samples gate', () => {
  it('a wrong level, an empty reason, code out of place, code that cannot be parsed', async () => {
    expect(places(await checkSamples(fixture('bad-samples'))).sort()).toEqual(
      [
        'docs/en/guide/page.mdx:3 samples/config',
        'docs/en/guide/page.mdx:3 samples/level',
        'docs/en/guide/page.mdx:6 samples/config',
        'docs/en/guide/page.mdx:9 samples/title',
        'docs/en/guide/page.mdx:12 samples/skip',
        'docs/en/guide/page.mdx:15 samples/level',
        'docs/en/guide/page.mdx:18 samples/level',
        'docs/en/guide/page.mdx:22 samples/level',
        'docs/en/guide/page.mdx:26 samples/file',
        'docs/en/guide/page.mdx:29 samples/file',
        'docs/en/guide/page.mdx:33 samples/inline',
        'docs/en/guide/page.mdx:41 samples/parse',
        'docs/en/guide/page.mdx:46 samples/parse',
        'docs/en/guide/page.mdx:49 samples/skip',
        'docs/en/guide/page.mdx:53 samples/file',
        // No npm command, and no form on the page; the wrong language, and no form.
        'docs/en/guide/page.mdx:56 samples/pick',
        'docs/en/guide/page.mdx:56 samples/pick',
        'docs/en/guide/page.mdx:60 samples/pick',
        'docs/en/guide/page.mdx:60 samples/pick',
        'examples/samples/one/broken.ts:2 samples/parse',
      ].sort(),
    );
  });

  it('says what the word is and what may stand there', async () => {
    const [first] = (await checkSamples(fixture('bad-samples'))).filter(
      ({ rule }) => rule === 'samples/level',
    );
    expect(first?.message).toBe('`biuld` is no level of a sample');
    expect(first?.fix).toBe('write one of skip="reason", parse, types, build');
  });
});

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
