// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import * as published from '@unhead/react';
import * as publishedClient from '@unhead/react/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as shim from '../../../../packages/lean/runtime/head';

/** What Rspress and the theme use of a head manager. */
interface HeadManager {
  readonly Head: (props: { children: React.ReactNode }) => React.ReactNode;
  readonly useHead: (input: object) => unknown;
  readonly UnheadProvider: (props: { head: never; children: React.ReactNode }) => React.ReactNode;
  readonly createHead: () => unknown;
}

const MANAGERS = [
  ['the shim', shim as unknown as HeadManager],
  ['@unhead/react', { ...published, ...publishedClient } as unknown as HeadManager],
] as const;

/** What the elements of the head say, in their order. */
const head = () =>
  [...document.head.querySelectorAll('meta[name], meta[property], link, script')].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href'),
  );
const settle = () => new Promise((done) => setTimeout(done, 60));

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(async () => {
  cleanup();
  await settle();
});

describe.each(MANAGERS)('issue 16 head: %s', (_name, { Head, useHead, UnheadProvider, createHead }) => {
  const part = () =>
    function Part({ input }: { readonly input: object }) {
      useHead(input);
      return null;
    };

  test('the build’s elements are taken over, another page changes them, and leaving takes them away', async () => {
    document.head.innerHTML = '<meta charset="utf-8"><meta name="description" content="Old">';
    const manager = createHead();
    const Part = part();
    const page = (title: string, lang: string) => (
      <UnheadProvider head={manager as never}>
        {title && (
          <Part
            input={{
              title,
              htmlAttrs: { lang },
              meta: [{ name: 'description', content: title }],
              link: ['en', 'zh'].map((hreflang) => ({
                rel: 'alternate',
                hreflang,
                href: `${title}/${hreflang}`,
              })),
            }}
          />
        )}
      </UnheadProvider>
    );
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

  test('of two inputs for one element the later one holds; elements of the frontmatter are put in too', async () => {
    const [First, Second] = [part(), part()];
    render(
      <UnheadProvider head={createHead() as never}>
        <First input={{ meta: [{ property: 'og:title', content: 'A' }] }} />
        <Second input={{ meta: [{ property: 'og:title', content: 'B' }] }} />
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      </UnheadProvider>,
    );
    await settle();
    expect(head().sort()).toEqual(['B', 'noindex']);
  });
});

test('issue 7.1 the shim does not write what stands there: the same language would cost every style of the page', async () => {
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<meta name="description" content="Same">';
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(document.documentElement, { attributes: true, subtree: true });
  function Page() {
    shim.useHead({ htmlAttrs: { lang: 'en' }, meta: [{ name: 'description', content: 'Same' }] });
    return null;
  }
  render(<Page />);
  await settle();
  expect(watcher.takeRecords()).toEqual([]);
  watcher.disconnect();
});

test('issue 7.1 a page may have two feeds; the shim writes no script that the page did not bring', async () => {
  const feed = { rel: 'alternate', type: 'application/rss+xml' };
  function Page() {
    const link = ['/a.rss', '/b.rss'].map((href) => ({ ...feed, href }));
    shim.useHead({ meta: [undefined], link, script: [{ src: '/x.js' }] });
    return null;
  }
  render(<Page />);
  await settle();
  expect(head()).toEqual(['/a.rss', '/b.rss']);
});
