import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { fileRecords, answerIndex } from '../../../../plugins/output/search-index';
import { smallPage } from '../../packages/search/smallSite';

const page = (id: number, frontmatter: object = { published_at: '2025-03-19' }) => ({
  ...smallPage(id, 'en', `Page ${id}`, 'What a loader costs.', [['read', 'Read it', 'From left to right.']]),
  description: 'Sentence for search engines',
  version: 'v1',
  frontmatter: { description: 'Sentence for search engines', ...frontmatter },
  _filepath: '/home/me/a.mdx',
});

test('S3-4 S3-5 S3-7 S3-35 S3-36 issue 14.4 a record is a search document, with version and frontmatter, and no more', () => {
  expect(fileRecords([page(0), page(1)])[1]).toEqual({
    ...{ id: 1, title: 'Page 1', routePath: '/guide/page-1', domain: '', lang: 'en', version: 'v1' },
    content: 'What a loader costs.\nFrom left to right.',
    toc: [{ text: 'Read it', id: 'read', depth: 2, charIndex: 'What a loader costs.\n'.length }],
    frontmatter: { published_at: '2025-03-19' },
  });
});

test('the first record has what search needs besides: the words of the frontmatter, which no page shows', () => {
  const [first, second] = fileRecords([page(0), page(1, { search: { top: 'costly', read: 'how to' } })]);
  expect(first?.keywords).toBe('\n\ncostly\nhow to');
  expect(second?.keywords).toBeUndefined();
  expect(second?.frontmatter).toEqual({});
});

test.each([
  ['/docs/static/search_index.en.0a1b2c3d.json?again', 'Page 0'],
  ['/static/search_index.fr.0a1b2c3d.json', undefined],
  ['/guide/search_index.en.0a1b2c3d.json', undefined],
  ['/', undefined],
])(
  'issue 14.3 the development server answers %s with an index that holds %s, or hands it on',
  (url, title) => {
    let text: string | undefined;
    let passed = false;
    const response = { setHeader: () => undefined, end: (said: string) => (text = said) };
    const answer = answerIndex(new Map([['.en', [page(0)]]]));
    answer({ url } as IncomingMessage, response as unknown as ServerResponse, () => (passed = true));
    expect(passed).toBe(title === undefined);
    const [record] = JSON.parse(text ?? '[{}]') as [{ title?: string }];
    expect(record.title).toBe(title);
    // What the host keeps for itself is not in the index.
    expect(String(text)).not.toContain('/home/me');
  },
);
