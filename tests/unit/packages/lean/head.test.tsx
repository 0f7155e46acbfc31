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

const MANAGERS: readonly (readonly [string, HeadManager])[] = [
  ['the shim', shim as unknown as HeadManager],
  ['@unhead/react', { ...published, ...publishedClient } as unknown as HeadManager],
];

const head = (selector: string) => [...document.head.querySelectorAll(selector)];
const contents = () => head('meta[name], meta[property]').map((meta) => meta.getAttribute('content'));
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
  const within = (children: React.ReactNode, manager: unknown) => (
    <UnheadProvider head={manager as never}>{children}</UnheadProvider>
  );

  test('title, language, elements; another page changes them, and leaving takes them away', async () => {
    const manager = createHead();
    const Part = part();
    const page = (title: string, description: string, lang: string) =>
      within(
        <Part
          input={{
            title,
            htmlAttrs: { lang },
            meta: [{ name: 'description', content: description }],
            link: [{ rel: 'canonical', href: `/${lang}` }],
          }}
        />,
        manager,
      );
    const { rerender } = render(page('First', 'One', 'en'));
    await settle();
    expect([document.title, document.documentElement.lang, contents()]).toEqual(['First', 'en', ['One']]);
    rerender(page('Second', 'Two', 'zh'));
    await settle();
    expect([document.title, document.documentElement.lang, contents()]).toEqual(['Second', 'zh', ['Two']]);
    expect(head('link').map((link) => link.getAttribute('href'))).toEqual(['/zh']);
    rerender(within(null, manager));
    await settle();
    expect(head('meta[name], link')).toEqual([]);
  });

  test('of two inputs for one element the later one holds', async () => {
    const [First, Second] = [part(), part()];
    render(
      within(
        <>
          <First input={{ meta: [{ property: 'og:title', content: 'A' }] }} />
          <Second input={{ meta: [{ property: 'og:title', content: 'B' }] }} />
        </>,
        createHead(),
      ),
    );
    await settle();
    expect(contents()).toEqual(['B']);
  });

  test('elements that the build wrote are taken over, others stay', async () => {
    document.head.innerHTML = '<meta charset="utf-8"><meta name="description" content="Old">';
    const Part = part();
    render(within(<Part input={{ meta: [{ name: 'description', content: 'New' }] }} />, createHead()));
    await settle();
    expect(contents()).toEqual(['New']);
    expect(head('meta[charset]')).toHaveLength(1);
  });

  test('a page has one link for each language', async () => {
    const Part = part();
    const link = ['en', 'zh'].map((hreflang) => ({ rel: 'alternate', hreflang, href: `/${hreflang}` }));
    render(within(<Part input={{ link }} />, createHead()));
    await settle();
    expect(head('link').map((each) => each.getAttribute('href'))).toEqual(['/en', '/zh']);
  });

  test('elements of the frontmatter are put into the head', async () => {
    render(
      within(
        <Head>
          <meta name="robots" content="noindex" />
        </Head>,
        createHead(),
      ),
    );
    await settle();
    expect(contents()).toEqual(['noindex']);
  });
});

describe('the shim alone', () => {
  test('issue 7.1 what stands there already is not written again: the same language would cost every style of the page', async () => {
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
    expect(watcher.takeRecords().map(({ attributeName }) => attributeName)).toEqual([]);
    watcher.disconnect();
  });

  test('issue 7.1 a page may have two feeds; a script that the page did not bring is not written', async () => {
    const feed = { rel: 'alternate', type: 'application/rss+xml' };
    function Page() {
      shim.useHead({
        meta: [undefined],
        link: [
          { ...feed, href: '/a.rss' },
          { ...feed, href: '/b.rss' },
        ],
        script: [{ src: '/x.js' }],
      });
      return null;
    }
    render(<Page />);
    await settle();
    expect(head('link').map((link) => link.getAttribute('href'))).toEqual(['/a.rss', '/b.rss']);
    expect(head('script')).toEqual([]);
  });
});
