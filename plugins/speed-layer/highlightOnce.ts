import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { Root } from 'hast';

type Shiki = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;

/** Highlighted code, by language, `meta` and text. Copies at both ends, since plugins after the highlighter change what a page has of it. */
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
 * Highlights code that several pages show only once, in builds: more than half of it is the same in another language. The cache is an
 * option of Rspress's highlighter (`@shikijs/rehype`).
 */
export const highlightOnce: RspressPlugin = {
  name: 'highlight-once',
  config(config, _helpers, isProd) {
    if (!isProd) return config;
    const { shiki } = config.markdown ?? {};
    return { ...config, markdown: { ...config.markdown, shiki: { ...shiki, cache: highlightCache() } } };
  },
};
