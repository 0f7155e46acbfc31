import type { RspressPlugin } from '@rspress/core';
import { LANGS } from '../../../site/languages';
import { postMark } from '../../shared/postMark';
import { postList } from './postList';
import { readPosts } from './readPosts';

/**
 * Puts the list of posts in place of `{posts.en}` and its like: the page, its Markdown export and the search index get it as
 * Markdown before they read it. The development server reads the posts when it starts.
 * @param docsRoot the `docs` folder
 * @returns plugin that adds to the host's `replaceRules`
 */
export function pluginPosts(docsRoot: string): RspressPlugin {
  const rules = LANGS.map((lang) => ({
    search: postMark(lang),
    // A dollar sign would mean a part of the match.
    replace: postList(readPosts(docsRoot, lang), lang).replaceAll('$', '$$$$'),
  }));
  return {
    name: 'posts',
    config: (config) => ({ ...config, replaceRules: [...(config.replaceRules ?? []), ...rules] }),
  };
}
