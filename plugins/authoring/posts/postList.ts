import { fillIn } from '../../../lib/text/fillIn';
import { formatDay } from '../../../lib/text/formatDay';
import { readFrontmatter } from '../../../packages/doc-checks/readFrontmatter';
import type { Lang } from '../../../site/languages';
import { BLOG_WORDS } from '../../../site/words/blog';
import { readingMinutes } from './readingMinutes';
import type { Post } from './readPosts';

/** Day and reading time of a post. */
export function postLine({ published, minutes }: Pick<Post, 'published' | 'minutes'>, lang: Lang): string {
  const day = formatDay(`${published}T00:00:00.000Z`, lang).text;
  return `${day} · ${fillIn(BLOG_WORDS.readingTime[lang], { count: minutes })}`;
}

const TITLE = /^# .+$/m;

/**
 * A post with its line below the title, for its Markdown export; other pages stay as they are.
 * @param source text of the page, as written
 * @param lang language of the page
 */
export function withPostLine(source: string, lang: Lang): string {
  const published = String(readFrontmatter(source).frontmatter.data.published_at ?? '');
  if (!published) return source;
  const line = postLine({ published, minutes: readingMinutes(source) }, lang);
  return source.replace(TITLE, (title) => `${title}\n\n*${line}*`);
}

/**
 * The list of posts as Markdown: articles, then release notes, each with title, day, reading time and summary.
 * @param posts in the order of the list
 * @param lang language of the page
 */
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
        ]),
      ];
    })
    .join('\n\n');
}
