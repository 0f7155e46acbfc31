import { describe, expect, test } from 'vitest';
import { readBuiltPage } from '../../../../plugins/output/builtSite';
import { toRecords } from '../../../../plugins/output/searchRecords';

const PAGE = `<html lang="zh"><head><meta property="og:site_name" content="Site"></head><body>
<nav><a aria-current="page">Guide</a></nav><main>
<h1>Title<a href="#t"><span aria-hidden="true">#</span></a></h1>
<p>First   &amp; <code>second</code><button>Copy</button></p>
<h2 id="part">Part</h2>
<pre><code>npm <span>run</span></code></pre>
<ul><li>One</li><li><p>Two</p><ul><li>Three</li></ul></li></ul>
<table><tr><th>Name</th><td>Value</td></tr></table>
<h3 id="deep">Deep</h3><p><span role="tooltip">hidden</span>Seen</p>
<h2 id="next">Next</h2></main></body></html>`;

const page = readBuiltPage(PAGE, '/zh/guide/a');
const records = page ? toRecords(page, 'https://site.example/base/') : [];
const brief = records.map(({ type, hierarchy: { lvl0, lvl1, lvl2, lvl3 }, content, url }) => [
  type,
  [lvl0, lvl1, lvl2, lvl3].filter(Boolean).join(' > '),
  content,
  url.replace('https://site.example/base/zh/guide/a', ''),
]);

describe('search records', () => {
  test('S3-41 one for each heading and each block of text, under its headings, without controls', () => {
    expect(brief).toEqual([
      ['lvl1', 'Guide > Title', null, ''],
      ['content', 'Guide > Title', 'First & second', ''],
      ['lvl2', 'Guide > Title > Part', null, '#part'],
      ['content', 'Guide > Title > Part', 'npm run', '#part'],
      ['content', 'Guide > Title > Part', 'One', '#part'],
      ['content', 'Guide > Title > Part', 'Two', '#part'],
      ['content', 'Guide > Title > Part', 'Three', '#part'],
      ['content', 'Guide > Title > Part', 'Name – Value', '#part'],
      ['lvl3', 'Guide > Title > Part > Deep', null, '#deep'],
      ['content', 'Guide > Title > Part > Deep', 'Seen', '#deep'],
      ['lvl2', 'Guide > Title > Next', null, '#next'],
    ]);
  });

  test.each([
    '<html lang="en"><h1>A</h1></html>',
    '<html lang="en"><main><p>A</p></main></html>',
    '<html lang="fr"><main><h1>A</h1></main></html>',
  ])('a file without main landmark, heading or known language is no page: %s', (html) => {
    expect(readBuiltPage(html, '/')).toBeUndefined();
  });

  test('issue 15 D13 an id that React makes is no anchor: the heading leads to the top of its page', () => {
    const home = readBuiltPage(PAGE.replace('id="part"', 'id="_R_9m_"'), '/zh/');
    const own = home ? toRecords(home, 'https://site.example/') : [];
    const part = own.find(({ hierarchy }) => hierarchy.lvl2 === 'Part');
    expect(part).toMatchObject({ anchor: null, url: 'https://site.example/zh/' });
  });
});
