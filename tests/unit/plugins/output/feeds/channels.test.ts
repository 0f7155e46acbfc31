import { expect, test } from 'vitest';
import { channels } from '../../../../../plugins/output/feeds';

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
