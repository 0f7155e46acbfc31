import { describe, expect, it } from 'vitest';
import { checkPageNames } from '../../../../../plugins/checks/links';
import { fixture } from '../fixture';

describe('links gate: names', () => {
  it('the title of another page', async () => {
    const issues = await checkPageNames(fixture('page-names'));
    expect(issues.map(({ file, line, message }) => `${file.slice(5)}:${line} ${message}`)).toEqual([
      'en/guide/page.mdx:7 `Run it` is the title of /guide/run, and the link leads to /guide/page',
    ]);
    expect(issues[0]?.fix).toBe('write `Page`');
  });

  it('passes the good site', async () => {
    expect(await checkPageNames(fixture('good-site'))).toEqual([]);
  });
});
