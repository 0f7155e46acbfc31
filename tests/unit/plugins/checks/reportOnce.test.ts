import { describe, expect, it } from 'vitest';
import { readDiff } from '../../../../plugins/checks/reportOnce';
import { runGates } from '../../../../plugins/checks/gates';
import { fixture } from './fixture';

const GATES = ['links', 'images', 'parity'] as const;

const problems = async (isChanged?: (file: string, line: number) => boolean) =>
  (await runGates(fixture('ten-mistakes'), GATES, isChanged))
    .map(({ file, line, rule, message }) => `${file.slice(5, 7)}:${line} ${rule} ${message}`)
    .sort();

describe('content gates: each mistake once, at its own line', () => {
  it('six mistakes of the English page give six problems and are reported there, when its lines were changed', async () => {
    expect(await problems((file) => file.startsWith('docs/en/'))).toEqual([
      'en:11 images/missing there is no image `/images/bars.svg` in docs/public',
      'en:13 parity/headings `{#instal}` here, `{#install}` in docs/zh/guide/page.mdx:13',
      'en:7 parity/inline-code `npm run built` here, `npm run build` in docs/zh/guide/page.mdx:7',
      'en:7 parity/link `#setup` here, `#set-up` in docs/zh/guide/page.mdx:7',
      'en:7 parity/link `/guide/pages` here, `/guide/page` in docs/zh/guide/page.mdx:7',
      'en:9 parity/number `5` here, `4` in docs/zh/guide/page.mdx:9',
    ]);
  });

  it('without git the Chinese page is named, with the place in the English one', async () => {
    expect(await problems()).toContain(
      'zh:7 parity/inline-code `npm run build` here, `npm run built` in docs/en/guide/page.mdx:7',
    );
  });

  it('a block or a heading that stands elsewhere is reported in the file that was changed', async () => {
    const inEnglish = (file: string): boolean => file.startsWith('docs/en/');
    for (const name of ['code-differs', 'heading-order-differs']) {
      const files = async (isChanged?: typeof inEnglish) =>
        (await runGates(fixture(name), ['parity'], isChanged)).map(({ file }) => file);
      expect(
        (await files()).every((file) => file.startsWith('docs/zh/')),
        name,
      ).toBe(true);
      expect((await files(inEnglish)).every(inEnglish), name).toBe(true);
      expect(await files(inEnglish), name).not.toEqual([]);
    }
  });

  it('what only one language has is reported where it is', async () => {
    const issues = await runGates(fixture('number-differs'), ['parity']);
    expect(issues.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/zh/guide/page.mdx:11']);
  });

  it('reads changed lines from a diff', () => {
    const diff = '+++ b/docs/en/a.mdx\n@@ -3 +3 @@ x\n@@ -9,2 +9,3 @@\n@@ -20,2 +21,0 @@\n';
    expect([...readDiff(diff)]).toEqual([
      [
        'docs/en/a.mdx',
        [
          [3, 3],
          [9, 11],
          [21, 21],
        ],
      ],
    ]);
  });
});
