import type { Processor } from 'unified';
import type { RspressPlugin, PageIndexInfo } from '@rspress/core';
import { fillVersions, VERSION_RULES } from '../shared/fillVersions';

type Frontmatter = Record<string, unknown>;

/** What the page's script will carry, from where the host collects it. */
const hostFrontmatter = (processor: Processor): Frontmatter | undefined =>
  (processor.data() as { readonly pageMeta?: { readonly frontmatter?: Frontmatter } }).pageMeta?.frontmatter;

/** Fills the texts of frontmatter in place: the host hands on the very object. */
function fillTexts(holder: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value === 'string') holder[key] = fillVersions(value);
    else if (typeof value === 'object' && value !== null) fillTexts(value as Record<string, unknown>);
  }
}

/** The host's own replacing leaves the frontmatter of the page's script out. */
function remarkVersions(this: Processor) {
  const frontmatter = hostFrontmatter(this);
  return (): void => {
    if (frontmatter) fillTexts(frontmatter);
  };
}

/** Puts the documented versions of the analyzer into the pages, so that no page types them. */
export const pluginVersions = (): RspressPlugin => ({
  name: 'versions',
  config: (config) => ({ ...config, replaceRules: [...(config.replaceRules ?? []), ...VERSION_RULES] }),
  markdown: { remarkPlugins: [remarkVersions] },
});

function withoutWords({ search, ...others }: Frontmatter): Frontmatter {
  return typeof search === 'boolean' ? { search, ...others } : others;
}

/** The host keeps one object for all of its readers, the index among them, so it is only written without the words. */
function remarkSearchWords(this: Processor) {
  const frontmatter = hostFrontmatter(this);
  return (): void => {
    if (!frontmatter) return;
    const toJSON = { value: () => withoutWords(frontmatter), configurable: true };
    Object.defineProperty(frontmatter, 'toJSON', toJSON);
  };
}

/** The words of `search` in the frontmatter are for the index alone: no script, page or export carries them. */
export const pluginSearchWords = (): RspressPlugin => ({
  name: 'search-words',
  markdown: { remarkPlugins: [remarkSearchWords] },
  // By now the index is made; a new object, because the development server makes its index of the old one later.
  extendPageData(page: PageIndexInfo) {
    page.frontmatter = withoutWords(page.frontmatter);
  },
});
