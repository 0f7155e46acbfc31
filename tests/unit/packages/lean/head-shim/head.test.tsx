// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Head, useHead } from '../../../../../packages/lean/head-shim/runtime';
import type { HeadInput } from '../../../../../packages/lean/head-shim/runtime/types';

const part = (input: HeadInput) =>
  function Part() {
    useHead(input);
    return null;
  };
const head = (selector: string) => [...document.head.querySelectorAll(selector)];
const settle = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(async () => {
  cleanup();
  await settle();
});

test('issue 7.1 elements that the build wrote are taken over, others stay', async () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><meta name="description" content="Old"><link rel="alternate" hreflang="en" href="/">';
  const [, description] = head('meta');
  const Page = part({
    title: 'Page',
    htmlAttrs: { lang: 'zh' },
    meta: [{ name: 'description', content: 'New' }],
  });
  const { unmount } = render(<Page />);
  await settle();
  expect(head('meta[name=description]')).toEqual([description]);
  expect(description?.getAttribute('content')).toBe('New');
  expect([document.title, document.documentElement.lang]).toEqual(['Page', 'zh']);
  unmount();
  await settle();
  expect(head('meta[name=description]')).toEqual([]);
  expect(head('meta[charset], link[hreflang]')).toHaveLength(2);
});

test('issue 7.1 what stands there already is not written again: the same language would cost every style of the page', async () => {
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<meta name="description" content="Same">';
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(document.documentElement, { attributes: true, subtree: true });
  const Page = part({ htmlAttrs: { lang: 'en' }, meta: [{ name: 'description', content: 'Same' }] });
  render(<Page />);
  await settle();
  expect(watcher.takeRecords().map(({ attributeName }) => attributeName)).toEqual([]);
  watcher.disconnect();
});

test('issue 7.1 of two wishes for one element the later one holds; a page may have two feeds', async () => {
  const feed = { rel: 'alternate', type: 'application/rss+xml' };
  const First = part({ meta: [{ property: 'og:title', content: 'A' }, undefined] });
  const Second = part({
    meta: [{ property: 'og:title', content: 'B' }],
    link: [
      { ...feed, href: '/a.rss' },
      { ...feed, href: '/b.rss' },
    ],
  });
  render(
    <>
      <First />
      <Second />
    </>,
  );
  await settle();
  expect(head('meta').map((meta) => meta.getAttribute('content'))).toEqual(['B']);
  expect(head('link').map((link) => link.getAttribute('href'))).toEqual(['/a.rss', '/b.rss']);
});

test('issue 7.1 elements of the frontmatter; a script that the page did not bring is not written', async () => {
  render(
    <Head>
      <meta key="robots" name="robots" content="noindex" />
      <script key="script" src="/x.js" />
    </Head>,
  );
  await settle();
  expect(head('meta[name=robots]')).toHaveLength(1);
  expect(head('script')).toEqual([]);
});
