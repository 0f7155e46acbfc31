// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Head, UnheadProvider, useHead } from '../../../../packages/lean/runtime/head';

/** What the elements of the head say, in their order. */
const head = () =>
  [...document.head.querySelectorAll('meta[name], meta[property], link, script')].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href'),
  );
const settle = () => new Promise((done) => setTimeout(done, 60));
function Part({ input }: { readonly input: object }) {
  useHead(input);
  return null;
}

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(cleanup);

test('issue 16 the build’s elements are taken over, another page changes them, and leaving takes them away', async () => {
  document.head.innerHTML = '<meta charset="utf-8"><meta name="description" content="Old">';
  const page = (title: string, lang: string) => {
    const link = ['en', 'zh'].map((hreflang) => ({
      rel: 'alternate',
      hreflang,
      href: `${title}/${hreflang}`,
    }));
    const input = { title, htmlAttrs: { lang }, meta: [{ name: 'description', content: title }], link };
    return <UnheadProvider>{title && <Part input={input} />}</UnheadProvider>;
  };
  const { rerender } = render(page('First', 'en'));
  await settle();
  rerender(page('Second', 'zh'));
  await settle();
  expect([document.title, document.documentElement.lang]).toEqual(['Second', 'zh']);
  expect(head()).toEqual(['Second', 'Second/en', 'Second/zh']);
  rerender(page('', ''));
  await settle();
  expect(head()).toEqual([]);
  expect(document.head.querySelectorAll('meta[charset]')).toHaveLength(1);
});

test('issue 16 of two inputs for one element the later one holds; elements of the frontmatter are put in too', async () => {
  render(
    <UnheadProvider>
      <Part input={{ meta: [{ property: 'og:title', content: 'A' }] }} />
      <Part input={{ meta: [{ property: 'og:title', content: 'B' }] }} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
    </UnheadProvider>,
  );
  await settle();
  expect(head().sort()).toEqual(['B', 'noindex']);
});

test('issue 7.1 what stands there is not written: the same language would cost every style of the page', async () => {
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<meta name="description" content="Same">';
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(document.documentElement, { attributes: true, subtree: true });
  render(<Part input={{ htmlAttrs: { lang: 'en' }, meta: [{ name: 'description', content: 'Same' }] }} />);
  await settle();
  expect(watcher.takeRecords()).toEqual([]);
  watcher.disconnect();
});

test('issue 7.1 a page may have two feeds; no script is written that the page did not bring', async () => {
  const feed = { rel: 'alternate', type: 'application/rss+xml' };
  const link = ['/a.rss', '/b.rss'].map((href) => ({ ...feed, href }));
  render(<Part input={{ meta: [undefined], link, script: [{ src: '/x.js' }] }} />);
  await settle();
  expect(head()).toEqual(['/a.rss', '/b.rss']);
});
