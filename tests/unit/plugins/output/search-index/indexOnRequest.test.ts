import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { openIndex, type IndexFile } from '../../../../../packages/search';
import { answerIndex, groupPart } from '../../../../../plugins/output/search-index';
import { SEARCH_FACTS } from '../../../../../site/searchFacts';
import { links, smallPage } from '../../../packages/search/smallSite';

function ask(url: string) {
  const more = { version: '', frontmatter: {}, _filepath: '/home/me/a.mdx' };
  const groups = new Map([
    ['.en', [{ ...smallPage(0, 'en', 'Loaders', 'What a loader costs.'), ...more }]],
    ['.zh', [{ ...smallPage(0, 'zh', '加载器', '加载器的耗时。'), ...more }]],
  ]);
  let text: string | undefined;
  let passed = false;
  const response = { setHeader: () => undefined, end: (said: string) => (text = said) };
  answerIndex(groups)(
    { url } as IncomingMessage,
    response as unknown as ServerResponse,
    () => (passed = true),
  );
  return { passed, text };
}

test('issue 14.3 the development server answers with an index of the language that a page asks for', async () => {
  const { text = '', passed } = ask('/docs/static/search_index.zh.0a1b2c3d.json?again');
  expect(passed).toBe(false);
  const index = openIndex(JSON.parse(text) as IndexFile, SEARCH_FACTS);
  expect(await links('加载器', index)).toEqual(['/zh/guide/page-0']);
});

test('issue 14.3 what the host keeps for itself, such as a path of the machine, is not in the index', () => {
  expect(ask('/static/search_index.en.0a1b2c3d.json').text).not.toContain('/home/me');
});

test.each([
  '/static/search_index.fr.0a1b2c3d.json',
  '/static/search_index.en.part-1.0a1b2c3d.json',
  '/static/search_index.0a1b2c3d.json',
  '/guide/search_index.en.0a1b2c3d.json',
  '/',
])('issue 14.3 a request for %s goes on to the host', (url) => {
  expect(ask(url)).toEqual({ passed: true, text: undefined });
});

test('issue 14.3 groups are named as in the files of the host', () => {
  expect(groupPart({ lang: 'en' })).toBe('.en');
  expect(groupPart({ lang: 'en', version: 'v1.2' })).toBe('.v1_2.en');
  expect(groupPart({})).toBe('');
});
