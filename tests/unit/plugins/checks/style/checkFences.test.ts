import { describe, expect, it } from 'vitest';
import { checkFences } from '../../../../../plugins/checks/style';
import { fixture, places } from '../fixture';

describe('style gate', () => {
  it('no language, a prompt sign, left-out code', async () => {
    expect(places(await checkFences(fixture('fences')))).toEqual([
      'docs/en/guide/page.mdx:7 fences/language',
      'docs/en/guide/page.mdx:11 fences/prompt',
      'docs/en/guide/page.mdx:15 fences/gap',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkFences(fixture('good-site')))).toEqual([]);
  });
});
