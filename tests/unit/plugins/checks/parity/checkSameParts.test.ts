import { describe, expect, it } from 'vitest';
import { checkSameParts } from '../../../../../plugins/checks/parity/checkParity';
import { fixture, places } from '../fixture';

describe('parity gate', () => {
  it('code, and the file name of a block', async () => {
    expect(places(await checkSameParts(fixture('code-differs')))).toEqual([
      'docs/zh/guide/page.mdx:7 parity/code',
      'docs/zh/guide/page.mdx:14 parity/code',
    ]);
  });

  it('link targets', async () => {
    expect(places(await checkSameParts(fixture('link-differs')))).toEqual([
      'docs/en/guide/page.mdx:7 parity/link',
      'docs/zh/guide/page.mdx:7 parity/link',
    ]);
  });

  it('images', async () => {
    expect(places(await checkSameParts(fixture('image-differs')))).toEqual([
      'docs/en/guide/page.mdx:7 parity/image',
      'docs/zh/guide/page.mdx:7 parity/image',
    ]);
  });

  it('containers and components with their attributes', async () => {
    expect(places(await checkSameParts(fixture('container-differs')))).toEqual([
      'docs/zh/guide/page.mdx:7 parity/part',
      'docs/zh/guide/page.mdx:13 parity/part',
    ]);
  });

  it('the order of steps, and a tab that one language lacks', async () => {
    const issues = await checkSameParts(fixture('steps-differ'));
    expect(issues.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'docs/zh/guide/page.mdx:7 `<Steps> {#run} {#install}` here, `<Steps> {#install} {#run}` in the section #page of the English page',
      'docs/en/guide/page.mdx:25 `<Tab> 2` is missing in the section #tools of the Chinese page',
    ]);
  });

  it('nothing, where only order and count differ: a Chinese page need not mirror the English one', async () => {
    expect(await checkSameParts(fixture('facts-reordered'))).toEqual([]);
  });

  it('inline code', async () => {
    expect(places(await checkSameParts(fixture('inline-code-differs')))).toEqual([
      'docs/en/guide/page.mdx:7 parity/inline-code',
      'docs/zh/guide/page.mdx:7 parity/inline-code',
    ]);
  });

  it('numbers, but not in link texts and not for a thousands comma', async () => {
    expect(places(await checkSameParts(fixture('number-differs')))).toEqual([
      'docs/zh/guide/page.mdx:11 parity/number',
    ]);
  });

  it('passes the good site, whose comments and labels differ', async () => {
    expect(places(await checkSameParts(fixture('good-site')))).toEqual([]);
  });

  const exception = {
    file: 'guide/page',
    section: 'later',
    kind: 'number',
    value: '2',
    reason: 'a test',
  } as const;

  it('an exception covers exactly its difference', async () => {
    expect(await checkSameParts(fixture('number-differs', { parityExceptions: [exception] }))).toEqual([]);
    const elsewhere = { ...exception, section: 'page' };
    expect(
      places(await checkSameParts(fixture('number-differs', { parityExceptions: [elsewhere] }))),
    ).toEqual(['docs/zh/guide/page.mdx:11 parity/number', 'site/parityExceptions.ts:1 parity/exception']);
  });

  it('an exception that is no longer needed is reported', async () => {
    const issues = await checkSameParts(fixture('good-site', { parityExceptions: [exception] }));
    expect(places(issues)).toEqual(['site/parityExceptions.ts:1 parity/exception']);
  });

  it('shows both lines where code parts', async () => {
    const [first, second] = await checkSameParts(fixture('code-differs'));
    expect(first?.message).toBe(
      '`const port = 3001;` here, `const port = 3000;` in the section #page of the English page',
    );
    expect(second?.message).toContain('`js title="b.mjs"` here, `js title="a.mjs"`');
  });
});
