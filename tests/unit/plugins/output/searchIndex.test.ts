import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { fileRecords, answerIndex, groupPart } from '../../../../plugins/output/search-index';
import { smallPage, links } from '../../packages/search/smallSite';
import { openIndex, type IndexFile } from '../../../../packages/search';
import { SEARCH_FACTS } from '../../../../site/searchFacts';

const page = (id: number) => ({
  ...smallPage(id, 'en', `Page ${id}`, 'What a loader costs.', [['read', 'Read it', 'From left to right.']]),
  description: 'Sentence for search engines',
  version: 'v1',
  frontmatter: { description: 'Sentence for search engines', published_at: '2025-03-19' },
});

test('S3-4 S3-5 S3-7 S3-35 S3-36 a record of the file is a search document, with version and frontmatter', () => {
  expect(fileRecords([page(0), page(1)])[1]).toEqual({
    ...{ id: 1, title: 'Page 1', routePath: '/guide/page-1', domain: '', lang: 'en', version: 'v1' },
    content: 'What a loader costs.\nFrom left to right.',
    toc: [{ text: 'Read it', id: 'read', depth: 2, charIndex: 'What a loader costs.\n'.length }],
    frontmatter: { published_at: '2025-03-19' },
  });
});

test('issue 14.4 readers fetch no descriptions, which no search reads', () => {
  expect(JSON.stringify(fileRecords([page(0), page(1)]))).not.toContain('Sentence');
});

test('the first record has what search needs besides: the words of the frontmatter, which no page shows', () => {
  const frontmatter: Record<string, unknown> = { search: { top: 'costly', read: 'how to' } };
  const [first, second] = fileRecords([page(0), { ...page(1), frontmatter }]);
  expect(first).toMatchObject({
    keywords: '\n\ncostly\nhow to',
    terms: expect.arrayContaining(['E1001', 'output.reportDir']),
  });
  expect(second?.keywords).toBeUndefined();
  expect(second?.frontmatter).toEqual({});
});

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
