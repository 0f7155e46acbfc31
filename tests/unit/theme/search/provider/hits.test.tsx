// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { inSiteLink, markedText } from '../../../../../theme/search/provider/hits';
import { hostileQueries } from '../../../../support/hostileQueries';

vi.mock('@rspress/core/runtime', async () => {
  const { withBase } = await import('@rspress/shared');
  return { withBase: (url: string) => withBase(url, '/docs/') };
});

test.each([
  ['https://rsdoctor.rs/guide/start/intro?a=1#x', '/docs/guide/start/intro?a=1#x'],
  ['https://rsdoctor.rs/docs/guide/a', '/docs/guide/a'],
  ['//evil.example/guide', '/docs/guide'],
  ['https://rsdoctor.rs//evil.example/x', '/docs/evil.example/x'],
  ['https://rsdoctor.rs/\\evil.example/x', '/docs/evil.example/x'],
  ['/..//evil.example/x', '/docs/evil.example/x'],
  [' javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://[', undefined],
])('S2-97 %s leads to %s', (url, link) => {
  expect(inSiteLink(url)).toBe(link);
});

const html = (value: unknown) => renderToStaticMarkup(<p>{markedText(value)}</p>);

test.each([
  ['a <mark>bundle</mark> of <mark>two</mark>', '<p>a <mark>bundle</mark> of <mark>two</mark></p>'],
  ['<mark><b>x</b></mark>', '<p><mark>&lt;b&gt;x&lt;/b&gt;</mark></p>'],
  ['<mark onclick=alert(1)>x</mark>', '<p>&lt;mark onclick=alert(1)&gt;x<mark></mark></p>'],
  ['a &lt;b&gt; &amp;amp;', '<p>a &lt;b&gt; &amp;amp;</p>'],
  [null, '<p></p>'],
])('S3-42 of %j, marks become elements and nothing else does', (value, drawn) => {
  expect(html(value)).toBe(drawn);
});

test('issue 6.3 whatever a service sends stays text, and leads to this site or nowhere', () => {
  for (const query of hostileQueries(60)) {
    const drawn = html(`<mark>${query}</mark>${query}`);
    expect(drawn.replaceAll(/<\/?(?:mark|p)>/g, '')).not.toMatch(/[<>]/);
    expect(inSiteLink(query) ?? '/docs/').toMatch(/^\/docs(?:\/(?![/\\])|[?#]|$)/);
  }
});
