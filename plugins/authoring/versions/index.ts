import type { RspressPlugin } from '@rspress/core';
import { VERSION_RULES } from '../../shared/fillVersions';
import { remarkVersions } from './remarkVersions';

/**
 * Puts the documented versions of the analyzer into the pages, so that no page types them: text, code, attributes of
 * components, frontmatter, search and Markdown exports.
 * @returns plugin that fills the host's `replaceRules`
 */
export const pluginVersions = (): RspressPlugin => ({
  name: 'versions',
  config: (config) => ({ ...config, replaceRules: [...(config.replaceRules ?? []), ...VERSION_RULES] }),
  markdown: { remarkPlugins: [remarkVersions] },
});
