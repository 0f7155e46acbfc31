import { describe, expect, it } from 'vitest';
import { checkPageNames } from '../../../../../plugins/checks/links/checkPageNames';
import { fixture } from '../fixture';

describe('links gate: names', () => {
  it('the title of another page, and another name at the end of a page', async () => {
    const issues = await checkPageNames(fixture('page-names'));
    expect(issues.map(({ file, line, message }) => `${file.slice(5)}:${line} ${message}`)).toEqual([
      'en/guide/page.mdx:7 `Run it` is the title of /guide/run, and the link leads to /guide/page',
      'en/guide/page.mdx:13 `Running` is not what /guide/run is called',
      'zh/guide/page.mdx:10 `如何运行` is not what /guide/run is called',
    ]);
    expect(issues[1]?.fix).toBe('write `Run it`');
  });

  it('passes the good site', async () => {
    expect(await checkPageNames(fixture('good-site'))).toEqual([]);
  });
});
