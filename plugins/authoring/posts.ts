import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readFrontmatter } from '../../packages/doc-checks/frontmatter';
import { bundlerPlugin } from '../../packages/lean/bundler';
import { LANGS, type Lang } from '../../site/languages';
import { fillVersions, postMark } from '../shared/fillVersions';
import { fillIn, formatDay } from '../../lib/text/strings';
import { BLOG_WORDS } from '../../site/words/build';

/** What a reader takes in a minute. */
const PER_MINUTE = { words: 220, characters: 400 };

/** Frontmatter, code, addresses, ids of headings and tags. */
const NOT_READ = /(?<![\s\S])---\n[\s\S]*?\n---\n|^```[\s\S]*?^```[^\n]*$|\]\([^)]*\)|\{#[\w-]+\}|<[^>]*>/gm;
const CHARACTER = /\p{Script=Han}/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;

/** Whole minutes, at least 1. */
function readingMinutes(source: string): number {
  const text = source.replaceAll('\r\n', '\n').replace(NOT_READ, ' ');
  const characters = text.match(CHARACTER)?.length ?? 0;
  const words = text.replace(CHARACTER, ' ').match(WORD)?.length ?? 0;
  return Math.max(1, Math.round(words / PER_MINUTE.words + characters / PER_MINUTE.characters));
}

interface Post {
  /** Address without language prefix. */
  readonly route: string;
  readonly title: string;
  readonly summary: string;
  /** ISO day. */
  readonly published: string;
  readonly minutes: number;
  /** Its first picture of the report; empty without one. */
  readonly shot: string;
}

const TITLE = /^# (.+?)\s*\{#[\w-]+\}\s*$/m;
const SHOT = /^<ReportShot name="([\w-]+)"/m;

/** The posts of the blog, the newest first; those of one day by title. Pages without a day are no posts. */
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
          shot: SHOT.exec(source)?.[1] ?? '',
        },
      ];
    });
  return posts.sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title, lang));
}

function postLine({ published, minutes }: Pick<Post, 'published' | 'minutes'>, lang: Lang): string {
  const day = formatDay(`${published}T00:00:00.000Z`, lang).text;
  return `${day} · ${fillIn(BLOG_WORDS.readingTime[lang], { count: minutes })}`;
}

export function postList(posts: readonly Post[], lang: Lang): string {
  return (['articles', 'releases'] as const)
    .flatMap((kind) => {
      const own = posts.filter(({ route }) => (kind === 'articles') === route.includes('/topic/'));
      if (own.length === 0) return [];
      return [
        `## ${BLOG_WORDS[kind][lang]} {#${kind}}`,
        ...own.flatMap((post) => [
          `### [${post.title}](${post.route}) {#${post.route.split('/').at(-1)}}`,
          `*${postLine(post, lang)}*`,
          post.summary,
          ...(kind === 'articles' && post.shot ? [`<ReportShot name="${post.shot}" plain />`] : []),
        ]),
      ];
    })
    .join('\n\n');
}

/**
 * Puts day and reading time below the title of a post, and the list of posts in place of `{posts.en}` and its like: the page,
 * its Markdown export and the search index get it as Markdown before they read it. The development server reads the posts when
 * it starts.
 */
export function pluginPosts(docsRoot: string): RspressPlugin {
  const all = LANGS.map((lang) => ({ lang, posts: readPosts(docsRoot, lang) }));
  const rules = all.map(({ lang, posts }) => ({
    search: postMark(lang),
    // A dollar sign would mean a part of the match.
    replace: postList(posts, lang).replaceAll('$', '$$$$'),
  }));
  const lines = new Map(
    all.flatMap(({ lang, posts }) =>
      posts.map((post) => [path.join(docsRoot, lang, post.route), postLine(post, lang)] as const),
    ),
  );
  const lineOf = (file: string) => lines.get(file.replace(/\.mdx?$/, ''));
  return {
    ...bundlerPlugin('posts', (api) => {
      const test = (file: string): boolean => lineOf(file) !== undefined;
      api.transform({ test, order: 'pre' }, ({ code, resourcePath }) =>
        code.replace(/^# .+$/m, (title) => `${title}\n\n*${lineOf(resourcePath)}*`),
      );
    }),
    config: (config) => ({ ...config, replaceRules: [...(config.replaceRules ?? []), ...rules] }),
  };
}
