import { expect, test } from 'vitest';
import { channels, postContent } from '../../../../plugins/output/feeds';

const dated = [
  { routePath: '/blog/release/a', published: new Date('2025-03-19') },
  { routePath: '/blog/topic/b', published: new Date('2026-01-01') },
  { routePath: '/zh/blog/release/a', published: new Date('2024-01-24') },
];
const source = { siteUrl: 'https://a.example/', dated, content: (route: string) => `<p>${route}</p>` };

test('S2-43 release notes and blog, once per language, each with its own posts and dated by the newest', () => {
  const feeds = channels(source).map(({ id, language, updated, ...channel }) => {
    const carries = channel.test as unknown as (page: { routePath: string }) => boolean;
    const day = updated?.toISOString().slice(0, 10);
    return [id, language, day, ...dated.filter(carries).map(({ routePath }) => routePath)];
  });
  expect(feeds).toEqual([
    ['release', 'en', '2025-03-19', '/blog/release/a'],
    ['release.zh', 'zh', '2024-01-24', '/zh/blog/release/a'],
    ['blog', 'en', '2026-01-01', '/blog/release/a', '/blog/topic/b'],
    ['blog.zh', 'zh', '2024-01-24', '/zh/blog/release/a'],
  ]);
});

test.each([
  [
    'the title, the buttons, the link of a heading and all marks of the page are left out',
    '<h1 id="a">A</h1><h2 id="b" tabindex="-1"><span id="b--text">B</span><a href="#b">#</a></h2><p class="y">One <button>Copy</button><span role="status">Copied</span><svg></svg></p>',
    '<h2>B</h2><p>One </p>',
  ],
  [
    'a sample is its text, with its file name above',
    '<div class="rp-codeblock"><div class="rp-codeblock__title">a.js</div><pre class="shiki" data-title="a.js"><code><span class="line"><span style="color:red">a</span> &lt; b</span>\n<span class="line"></span></code></pre></div>',
    '<p><strong>a.js</strong></p><pre><code>a &lt; b\n</code></pre>',
  ],
  [
    'a sample says which of its lines are added, removed or marked',
    '<pre class="shiki"><code><ins class="line diff add"><span>a</span></ins>\n<del class="line">b</del>\n<mark class="line">c</mark></code></pre>',
    '<pre><code><ins>a</ins>\n<del>b</del>\n<mark>c</mark></code></pre>',
  ],
  [
    'every tab stands under its name',
    '<div role="tablist"><button id="t0">npm</button></div><div role="tabpanel" aria-labelledby="t0" hidden=""><p aria-hidden="true">npm</p><p>One</p></div>',
    '<p><strong>npm</strong></p><p>One</p>',
  ],
  [
    'addresses are whole',
    '<a href="/docs/guide#x" class="c" target="_blank">a</a><a href="#here">b</a>',
    '<a href="https://a.example/docs/guide#x">a</a><a href="https://a.example/docs/blog/a#here">b</a>',
  ],
  [
    'a picture is there once, with its size',
    '<picture><source srcset="/i-light.avif"><img src="/i-light.png" alt="I" width="2" height="1" loading="lazy"></picture><picture><img src="/i-dark.png" alt="I"></picture>',
    '<img src="https://a.example/i-light.png" alt="I" width="2" height="1">',
  ],
  [
    'the language of a passage stays',
    '<p><b lang="en">A</b><em lang="en" class="x">B</em></p>',
    '<p>A<em lang="en">B</em></p>',
  ],
  [
    'an address that no browser reads is left as it is written, and ends no build',
    '<p><a href="https://[">a</a></p>',
    '<p><a href="https://[">a</a></p>',
  ],
])('issue 7.5 issue 18.6 in a post %s', (_, html, text) => {
  const page = `<html><body><main><div class="rp-doc rspress-doc">${html}</div></main></body></html>`;
  expect(postContent(page, 'https://a.example/docs/blog/a')).toBe(text);
});
