import { describe, expect, it } from 'vitest';
import { checkTypedNumbers } from '../../../../../plugins/checks/style';
import { fixture, places } from '../fixture';

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
