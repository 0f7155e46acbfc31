import { describe, expect, it } from 'vitest';
import { checkFences, checkPhrases, checkTypedNumbers, checkWords } from '../../../../plugins/checks/style';
import { fixture, places } from './fixture';

describe('style gate', () => {
  it('no language, a prompt sign, left-out code', async () => {
    expect(places(await checkFences(fixture('fences')))).toEqual([
      'docs/en/guide/page.mdx:7 fences/language',
      'docs/en/guide/page.mdx:11 fences/prompt',
      'docs/en/guide/page.mdx:15 fences/gap',
    ]);
  });
});

const found = async (name: string) =>
  (await checkPhrases(fixture(name))).map(
    ({ file, line, rule, message }) => `${file.slice(5)}:${line} ${rule} ${/`(.+?)`/.exec(message)?.[1]}`,
  );

describe('style gate: wordings', () => {
  it('translated wordings and notes on testing, each with a suggestion; labels, idioms and the compatibility page are free', async () => {
    expect(await found('translated-phrases')).toEqual([
      'en/guide/page.mdx:7 style/phrase stands',
      'en/guide/page.mdx:7 style/phrase brings',
      'en/guide/page.mdx:7 style/phrase copy of its own',
      'en/guide/page.mdx:13 style/phrase holds',
      'en/guide/page.mdx:13 style/phrase is no',
      'en/guide/page.mdx:15 style/phrase warnings of the bundler',
      'en/guide/page.mdx:15 style/phrase Version 2 asks for',
      'en/guide/page.mdx:15 style/phrase dependency who',
      'en/guide/page.mdx:15 style/phrase takes a value',
      'en/guide/page.mdx:17 style/phrase messages of your build',
      'en/guide/page.mdx:17 style/phrase another version than',
      'en/guide/page.mdx:17 style/phrase looks whether',
      'en/guide/page.mdx:11 style/test-log Checked with',
      'en/guide/page.mdx:11 style/test-log was not run',
      'zh/guide/page.mdx:7 style/phrase 不说明任何问题',
      'zh/guide/page.mdx:7 style/phrase 那里',
      'zh/guide/page.mdx:9 style/phrase 做比较',
      'zh/guide/page.mdx:9 style/phrase 3 %',
      'zh/guide/page.mdx:13 style/phrase 被导入',
      'zh/guide/page.mdx:13 style/phrase 被打包',
      'zh/guide/page.mdx:13 style/phrase 对于',
      'zh/guide/page.mdx:15 style/phrase 它时把它',
      'zh/guide/page.mdx:11 style/test-log 已在本地逐条验证',
    ]);
    for (const { fix } of await checkPhrases(fixture('translated-phrases'))) expect(fix).toMatch(/^write ./);
  });
});

describe('style gate: numbers of reports', () => {
  it('one that is typed more than three times on a page; three are free', async () => {
    const issues = await checkTypedNumbers(fixture('typed-numbers'));
    expect(places(issues)).toEqual(['docs/en/guide/page.mdx:1 style/typed-number']);
    expect(issues[0]?.message).toBe('`442.03 KB` is typed 4 times');
    expect(issues[0]?.fix).toContain('<ReportNumber report="rspack-app" name="totalSize" />');
  });

  it('a short number may be another one that is equal', async () => {
    const numbers = { 'rspack-app': { warnings: '03' } };
    expect(await checkTypedNumbers(fixture('typed-numbers', { numbers }))).toEqual([]);
  });
});

describe('style gate', () => {
  it('banned words, unfinished pages and names in the wrong case; labels and code are free', async () => {
    expect(places(await checkWords(fixture('style-words')))).toEqual([
      'docs/en/guide/page.mdx:7 style/banned-word',
      'docs/en/guide/page.mdx:7 style/banned-word',
      'docs/en/guide/page.mdx:9 style/name',
      'docs/en/guide/page.mdx:9 style/name',
      'docs/en/guide/page.mdx:11 style/unfinished',
      'docs/zh/guide/page.mdx:7 style/unfinished',
      'docs/zh/guide/page.mdx:9 style/name',
    ]);
  });
});
