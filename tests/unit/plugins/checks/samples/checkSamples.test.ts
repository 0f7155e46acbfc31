import { describe, expect, it } from 'vitest';
import { checkSamples } from '../../../../../plugins/checks/samples/checkSamples';
import { fixture, places } from '../fixture';

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

  it('passes the good site, whose sample lies in a file of both languages', async () => {
    const pages = fixture('good-site');
    expect(places(await checkSamples(pages))).toEqual([]);
    const [block] = pages.pages.flatMap(({ code }) => code.filter(({ file }) => file));
    expect(block?.value).toContain('new RsdoctorRspackPlugin()');
  });
});
