import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readFrontmatter } from '../../../packages/doc-checks/readFrontmatter';
import type { Lang } from '../../../site/languages';
import { fillVersions } from '../../shared/fillVersions';
import { readingMinutes } from './readingMinutes';

/** One post of the blog, as the list of posts shows it. */
export interface Post {
  /** Address without language prefix. */
  readonly route: string;
  readonly title: string;
  readonly summary: string;
  /** ISO day. */
  readonly published: string;
  readonly minutes: number;
}

const TITLE = /^# (.+?)\s*\{#[\w-]+\}\s*$/m;

/**
 * Reads the posts of the blog from their frontmatter and text.
 * @param docsRoot the `docs` folder
 * @param lang language of the posts
 * @returns posts, the newest first; those of one day in the order of their titles. Pages without a day are no posts
 */
export function readPosts(docsRoot: string, lang: Lang): Post[] {
  const blog = path.join(docsRoot, lang, 'blog');
  const files = existsSync(blog) ? readdirSync(blog, { recursive: true, encoding: 'utf8' }) : [];
  const posts = files
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file): Post[] => {
      const source = fillVersions(readFileSync(path.join(blog, file), 'utf8'));
      const { data } = readFrontmatter(source).frontmatter;
      const published = String(data.published_at ?? '');
      if (!published) return [];
      return [
        {
          route: `/blog/${file.replaceAll(path.sep, '/').replace(/\.mdx?$/, '')}`,
          title: TITLE.exec(source)?.[1] ?? '',
          summary: String(data.description ?? ''),
          published,
          minutes: readingMinutes(source),
        },
      ];
    });
  return posts.sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title, lang));
}
