import { fillIn } from '../../../lib/text/fillIn';
import { formatDay } from '../../../lib/text/formatDay';
import type { Lang } from '../../../site/languages';
import { BLOG_WORDS } from '../../../site/words/blog';
import type { Post } from './readPosts';

/**
 * The list of posts as Markdown: title, day, reading time, summary.
 * @param posts in the order of the list
 * @param lang language of the page
 */
export function postList(posts: readonly Post[], lang: Lang): string {
  return posts
    .map(({ route, title, summary, published, minutes }) => {
      const day = formatDay(`${published}T00:00:00.000Z`, lang).text;
      const time = fillIn(BLOG_WORDS.readingTime[lang], { count: minutes });
      return `- **[${title}](${route})**\n\n  ${day} · ${time}\n\n  ${summary}`;
    })
    .join('\n\n');
}
