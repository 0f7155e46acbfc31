import { describe, expect, it } from 'vitest';
import { checkSameFiles } from '../../../../../plugins/checks/parity/checkParity';
import { fixture, places } from '../fixture';

describe('parity gate', () => {
  it('a file without its translation, in either language', async () => {
    expect(places(await checkSameFiles(fixture('missing-zh-page')))).toEqual([
      'docs/en/guide/page.mdx:1 parity/files',
      'docs/zh/guide/only.mdx:1 parity/files',
    ]);
  });

  it('passes the good site', async () => {
    expect(places(await checkSameFiles(fixture('good-site')))).toEqual([]);
  });

  it('tells how to make the translation', async () => {
    const [issue] = await checkSameFiles(fixture('missing-zh-page'));
    expect(issue?.fix).toMatch(/^write docs\/zh\/guide\/page\.mdx; .*npm run new:page -- guide\/page/);
  });
});
