import { expect, test } from 'vitest';
import { fileRecords } from '../../../../../plugins/output/search-index';
import { smallPage } from '../../../packages/search/smallSite';

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
  expect(second).not.toHaveProperty('keywords');
  expect(second?.frontmatter).toEqual({});
});
