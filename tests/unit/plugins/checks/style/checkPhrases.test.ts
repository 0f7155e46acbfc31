import { describe, expect, it } from 'vitest';
import { checkPhrases } from '../../../../../plugins/checks/style';
import { fixture } from '../fixture';

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

  it('passes the good site', async () => {
    expect(await found('good-site')).toEqual([]);
  });
});
