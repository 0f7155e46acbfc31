import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { postList, readPosts } from '../../../../plugins/authoring/posts';
import { tempFolder } from '../../../support/tempFolder';

test('issue 18.5 posts are listed newest first, those of one day by title, articles before notes, in the language of the page', () => {
  const root = tempFolder('posts-');
  for (const [file, day] of [
    ['release/a', '2024-01-24'],
    ['topic/c', '2026-01-02'],
    ['release/b', '2026-01-02'],
  ]) {
    mkdirSync(path.join(root, 'zh/blog', path.dirname(file ?? '')), { recursive: true });
    const title = path.basename(file ?? '').toUpperCase();
    const text = `---\ndescription: About ${title}.\npublished_at: ${day}\n---\n\n# ${title} {#x}\n\n<ReportShot name="relations" />\n`;
    writeFileSync(path.join(root, 'zh/blog', `${file}.mdx`), text);
  }
  writeFileSync(
    path.join(root, 'zh/blog/overview.mdx'),
    '---\ndescription: The list.\n---\n\n# Blog {#blog}\n',
  );
  expect(postList(readPosts(root, 'zh'), 'zh').split('\n\n')).toEqual([
    expect.stringMatching(/^## .+ \{#articles\}$/),
    ...['### [C](/blog/topic/c) {#c}', '*2026年1月2日 · 阅读约 1 分钟*', 'About C.'],
    '<ReportShot name="relations" plain />',
    expect.stringMatching(/^## .+ \{#releases\}$/),
    ...['### [B](/blog/release/b) {#b}', '*2026年1月2日 · 阅读约 1 分钟*', 'About B.'],
    ...['### [A](/blog/release/a) {#a}', '*2024年1月24日 · 阅读约 1 分钟*', 'About A.'],
  ]);
  expect(readPosts(root, 'en')).toEqual([]);
});
