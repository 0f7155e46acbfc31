import { expect, test } from 'vitest';
import { parsePage } from '../../../../packages/doc-checks/parsePage';
import { contentFacts, contentShares } from '../../../../tools/bench/contentShares';
import type { Lang } from '../../../../site/languages';

const page = (lang: Lang, key: string, text: string, kind: 'page' | 'fragment' = 'page') =>
  parsePage({ kind, lang, file: `docs/${lang}/${key}.mdx`, key }, text);

const factsOf = (text: string, lang: Lang = 'en') => contentFacts([page(lang, 'a', text)])[0];

test('issue 5.8 words are those of the prose: no code, no inline code', () => {
  expect(
    factsOf('# Don’t stop {#a}\n\nRead the `manifest.json` of 1.6.3 now.\n\n```bash\nnpm run build\n```\n')
      ?.words,
  ).toBe(7);
  expect(factsOf('| One cell | Two |\n| --- | --- |\n| a | b |\n')?.words).toBe(5);
});

test('issue 5.8 in Chinese each character counts, Latin words and punctuation do not', () => {
  expect(factsOf('# 快速开始 {#a}\n\n打开 Rsdoctor，看 `dist` 目录。\n', 'zh')?.words).toBe(9);
});

test.each([
  ['a picture', '![alt](/a.png)\n', 'picture'],
  ['a picture of the report', '<ReportShot name="overall" />\n', 'picture'],
  ['the picture of the home page', '---\nhero:\n  image:\n    src: /a.png\n---\n', 'picture'],
  ['a sample that is built', '```js title="a.js" build\nconsole.log(1);\n```\n', 'sample'],
  ['a command', '```bash\nnpm run build\n```\n', 'sample'],
  ['a live report', '<ReportDemo name="rspack-app" />\n', 'report'],
] as const)('issue 5.8 %s counts as one', (_name, text, offer) => {
  const found = factsOf(text);
  expect({ picture: found?.picture, sample: found?.sample, report: found?.report }).toEqual({
    picture: offer === 'picture',
    sample: offer === 'sample',
    report: offer === 'report',
  });
});

test.each([
  ['output', '```text\nRsdoctor v1.6.3\n```\n'],
  ['a sample that is only parsed', '```js\nconsole.log(1);\n```\n'],
  ['a command that is not run', '```bash skip="needs Windows"\nnpm run build\n```\n'],
])('issue 5.8 %s is no sample to run', (_name, text) => {
  expect(factsOf(text)?.sample).toBe(false);
});

test('issue 5.8 a page counts with the fragments of its language, which are no rows themselves', () => {
  const shown = "import Mode from '../shared/mode-intro.mdx';\n\nOne.\n\n<Mode />\n";
  const facts = contentFacts([
    page('en', 'guide/a', shown),
    page('en', 'shared/mode-intro', 'Two words. ![alt](/a.png)\n', 'fragment'),
    page('zh', 'shared/mode-intro', '两个字\n', 'fragment'),
  ]);
  expect(facts).toEqual([
    { key: 'guide/a', lang: 'en', words: 4, picture: true, sample: false, report: false },
  ]);
});

test('issue 5.8 shares are percents of the pages', () => {
  const facts = contentFacts([
    page('en', 'a', '![alt](/a.png)\n'),
    page('en', 'b', 'Text.\n'),
    page('en', 'c', '![alt](/a.png)\n\n<ReportDemo name="x" />\n'),
    page('en', 'd', '![alt](/a.png)\n'),
  ]);
  expect(contentShares(facts)).toEqual({ picture: 75, sample: 0, report: 25 });
  expect(contentShares([])).toEqual({ picture: 0, sample: 0, report: 0 });
});
