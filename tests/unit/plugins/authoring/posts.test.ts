import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { postList, readPosts, readingMinutes } from '../../../../plugins/authoring/posts';
import { dropPostMarks, postMark } from '../../../../plugins/shared/fillVersions';

const root = mkdtempSync(path.join(tmpdir(), 'posts-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

describe('readPosts', () => {
  test('posts come newest first, those of one day by title; a page without a day is none', () => {
    write('en/blog/a.mdx', '---\ndescription: Old.\npublished_at: 2024-01-24\n---\n\n# A {#a}\n');
    write('en/blog/topic/c.mdx', '---\ndescription: Same day.\npublished_at: 2026-01-02\n---\n\n# C {#c}\n');
    write('en/blog/b.mdx', '---\ndescription: New.\npublished_at: 2026-01-02\n---\n\n# B {#b}\n');
    write('en/blog/overview.mdx', '---\ndescription: The list.\n---\n\n# Blog {#blog}\n');
    expect(readPosts(root, 'en').map(({ route, title, summary }) => [route, title, summary])).toEqual([
      ['/blog/b', 'B', 'New.'],
      ['/blog/topic/c', 'C', 'Same day.'],
      ['/blog/a', 'A', 'Old.'],
    ]);
    expect(readPosts(root, 'zh')).toEqual([]);
  });
});

describe('readingMinutes', () => {
  test.each([
    ['words', 'word '.repeat(660), 3],
    ['characters', '字'.repeat(800), 2],
    ['a short page', 'Hello.', 1],
    ['code is not read', `\`\`\`js\n${'word '.repeat(2000)}\n\`\`\`\n`, 1],
    ['frontmatter is not read', `---\ndescription: ${'word '.repeat(2000)}\n---\n\nText.`, 1],
  ])('%s', (_, text, minutes) => expect(readingMinutes(text)).toBe(minutes));
});

test('the list has title, day, time and summary of a post in the language of the page, articles before notes', () => {
  const post = {
    route: '/blog/release/a',
    title: 'A',
    summary: 'About A.',
    published: '2026-07-15',
    minutes: 3,
  };
  const article = { ...post, route: '/blog/topic/b', title: 'B' };
  const [notes, articles] = [postList([post], 'en'), postList([post, article], 'zh')];
  expect(notes).toBe(
    '## Release notes {#releases}\n\n### [A](/blog/release/a) {#a}\n\n*July 15, 2026 · 3 min read*\n\nAbout A.',
  );
  expect(articles.indexOf('[B]')).toBeLessThan(articles.indexOf('[A]'));
  expect(articles).toContain('\n\n*2026年7月15日 · 阅读约 3 分钟*\n');
});

test('a mark stands on a line of its own', () => {
  const page = '# T\n\n{posts.en}\n\n`{posts.en}`\n';
  expect(page.replace(postMark('en'), 'list')).toBe('# T\n\nlist\n\n`{posts.en}`\n');
  expect(dropPostMarks(page)).toBe('# T\n\n\n\n`{posts.en}`\n');
});
