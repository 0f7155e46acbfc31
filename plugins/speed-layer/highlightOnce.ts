import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { Root } from 'hast';

type Shiki = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;

/** Keeps highlighted code by language, `meta` and text. It copies what goes in and out, because later plugins change the elements of a page. */
function highlightCache(): NonNullable<Shiki['cache']> {
  const known = new Map<string, Root>();
  return {
    get: (key) => structuredClone(known.get(key)),
    set(key, code) {
      known.set(key, structuredClone(code));
      return this;
    },
  };
}

/**
 * Highlights each code sample once in a build, even if several pages show it: more than half of all samples repeat another one, mostly
 * that of the other language. The cache is an option of Rspress's highlighter (`@shikijs/rehype`).
 */
export const highlightOnce: RspressPlugin = {
  name: 'highlight-once',
  config(config, _helpers, isProd) {
    if (!isProd) return config;
    const { shiki } = config.markdown ?? {};
    return { ...config, markdown: { ...config.markdown, shiki: { ...shiki, cache: highlightCache() } } };
  },
};
