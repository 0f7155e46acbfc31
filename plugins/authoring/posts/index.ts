import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { LANGS } from '../../../site/languages';
import { postMark } from '../../shared/postMark';
import { postLine, postList } from './postList';
import { readPosts } from './readPosts';
import { remarkPostLine } from './remarkPostLine';

/**
 * Puts day and reading time below the title of a post, and the list of posts in place of `{posts.en}` and its like: the page, its Markdown export and the search index get it as
 * Markdown before they read it. The development server reads the posts when it starts.
 * @param docsRoot the `docs` folder
 * @returns plugin that adds to the host's `replaceRules`
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
  return {
    name: 'posts',
    markdown: { remarkPlugins: [remarkPostLine((file) => lines.get(file.replace(/\.mdx?$/, '')))] },
    config: (config) => ({ ...config, replaceRules: [...(config.replaceRules ?? []), ...rules] }),
  };
}
