import { expect, test } from 'vitest';
import { channels, postContent } from '../../../../plugins/output/feeds';

const dated = [
  { routePath: '/blog/release/a', published: new Date('2025-03-19') },
  { routePath: '/blog/topic/b', published: new Date('2026-01-01') },
  { routePath: '/zh/blog/release/a', published: new Date('2024-01-24') },
];

const source = { siteUrl: 'https://a.example/', dated, content: (route: string) => `<p>${route}</p>` };

test('S2-43 release notes and blog, once per language', () => {
  const ids = channels(source).map(({ id, language }) => [id, language]);
  expect(ids).toEqual([
    ['release', 'en'],
    ['release.zh', 'zh'],
    ['blog', 'en'],
    ['blog.zh', 'zh'],
  ]);
});

test('a feed is dated by its newest page, so that equal content gives an equal file', () => {
  const updated = channels(source).map((channel) => channel.updated?.toISOString().slice(0, 10));
  expect(updated).toEqual(['2025-03-19', '2024-01-24', '2026-01-01', '2024-01-24']);
});

test('S2-43 a feed carries the posts of its own folder and language', () => {
  const carried = channels(source).map((channel) => {
    const carries = channel.test as unknown as (page: { routePath: string }) => boolean;
    return dated.filter(carries).map(({ routePath }) => routePath);
  });
  expect(carried).toEqual([
    ['/blog/release/a'],
    ['/zh/blog/release/a'],
    ['/blog/release/a', '/blog/topic/b'],
    ['/zh/blog/release/a'],
  ]);
});

const page = (html: string) =>
  `<html><body><main><div class="rp-doc rspress-doc">${html}</div></main></body></html>`;
const content = (html: string) => postContent(page(html), 'https://a.example/docs/blog/a');

test('issue 7.5 the title, the buttons, the link of a heading and all marks of the page are left out', () => {
  expect(
    content(
      '<h1 id="a">A</h1><h2 id="b" class="x" tabindex="-1"><span id="b--text">B</span><a href="#b" aria-label="Link">#</a></h2>' +
        '<p class="y">One <button type="button">Copy</button><span role="status">Copied</span><svg><path d=""/></svg></p>',
    ),
  ).toBe('<h2>B</h2><p>One </p>');
});

test('issue 7.5 a sample is its text, with its file name above', () => {
  expect(
    content(
      '<div class="rp-codeblock"><div class="rp-codeblock__title">a.js</div><pre class="shiki" data-title="a.js"><code><span class="line"><span style="color:red">a</span> &lt; b</span>\n<span class="line"></span></code></pre><div><button>Wrap</button></div></div>',
    ),
  ).toBe('<p><strong>a.js</strong></p><pre><code>a &lt; b\n</code></pre>');
});

test('issue 18.6 a sample says which of its lines are added, removed or marked', () => {
  expect(
    content(
      '<pre class="shiki"><code><ins class="line diff add"><span>a</span></ins>\n<del class="line">b</del>\n<mark class="line">c</mark></code></pre>',
    ),
  ).toBe('<pre><code><ins>a</ins>\n<del>b</del>\n<mark>c</mark></code></pre>');
});

test('issue 7.5 every tab stands under its name', () => {
  expect(
    content(
      '<div role="tablist"><button role="tab" id="t0">npm</button><button role="tab" id="t1">yarn</button></div>' +
        '<div role="tabpanel" aria-labelledby="t0"><p aria-hidden="true">npm</p><p>One</p></div>' +
        '<div role="tabpanel" aria-labelledby="t1" hidden=""><p>Two</p></div>',
    ),
  ).toBe('<p><strong>npm</strong></p><p>One</p><p><strong>yarn</strong></p><p>Two</p>');
});

test('issue 7.5 addresses are whole, and a picture is there once, with its size', () => {
  expect(
    content(
      '<a href="/docs/guide#x" class="c" target="_blank">a</a><a href="#here">b</a>' +
        '<picture><source srcset="/i-light.avif"><img src="/i-light.png" alt="I" width="2" height="1" loading="lazy"></picture>' +
        '<picture><img src="/i-dark.png" alt="I"></picture>',
    ),
  ).toBe(
    '<a href="https://a.example/docs/guide#x">a</a><a href="https://a.example/docs/blog/a#here">b</a>' +
      '<img src="https://a.example/i-light.png" alt="I" width="2" height="1">',
  );
});

test('a picture that is dark everywhere stays', () => {
  expect(content('<picture><img src="/i-dark.png" alt="I"></picture>')).toBe(
    '<img src="https://a.example/i-dark.png" alt="I">',
  );
});

test('issue 7.5 the language of a passage stays, and a page without text is a fault', () => {
  expect(content('<p><strong lang="en" class="x">View Changes</strong></p>')).toBe(
    '<p><strong lang="en">View Changes</strong></p>',
  );
  expect(() => postContent('<main></main>', 'https://a.example/b')).toThrow('https://a.example/b');
});

test('an address that no browser reads is left as it is written, and ends no build', () => {
  expect(content('<p><a href="https://[">a</a></p>')).toBe('<p><a href="https://[">a</a></p>');
});
