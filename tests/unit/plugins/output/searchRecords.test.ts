import { expect, test } from 'vitest';
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
<h2 id="_R_9m_">Next</h2></main></body></html>`;

test('S3-41 issue 15 D13 one record for each heading and each block of text, without controls and made ids', () => {
  const page = readBuiltPage(PAGE, '/zh/guide/a');
  const records = page ? toRecords(page, 'https://site.example/base/') : [];
  const lines = records.map(({ type, hierarchy: { lvl0, lvl1, lvl2, lvl3 }, content, url }) =>
    [type, [lvl0, lvl1, lvl2, lvl3].filter(Boolean).join('>'), content ?? '', new URL(url).hash].join(' '),
  );
  expect(lines).toEqual([
    'lvl1 Guide>Title  ',
    'content Guide>Title First & second ',
    'lvl2 Guide>Title>Part  #part',
    'content Guide>Title>Part npm run #part',
    'content Guide>Title>Part One #part',
    'content Guide>Title>Part Two #part',
    'content Guide>Title>Part Three #part',
    'content Guide>Title>Part Name – Value #part',
    'lvl3 Guide>Title>Part>Deep  #deep',
    'content Guide>Title>Part>Deep Seen #deep',
    'lvl2 Guide>Title>Next  ',
  ]);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(records[0]).toMatchObject({ lang: 'zh', url: 'https://site.example/base/zh/guide/a' });
});
