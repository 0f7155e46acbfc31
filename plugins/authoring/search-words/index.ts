import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';

type Frontmatter = Record<string, unknown>;

/** Frontmatter as readers get it: whether a page is searched, and not by which words. */
function withoutWords({ search, ...others }: Frontmatter): Frontmatter {
  return typeof search === 'boolean' ? { search, ...others } : others;
}

/**
 * Leaves the words for the search out of the page's script. The host keeps one object for all of its readers, the index
 * among them, so nothing is taken out of it: it is only written without the words.
 */
function remarkSearchWords(this: Processor) {
  const { pageMeta } = this.data() as { readonly pageMeta?: { readonly frontmatter?: Frontmatter } };
  return (): void => {
    const frontmatter = pageMeta?.frontmatter;
    if (!frontmatter) return;
    Object.defineProperty(frontmatter, 'toJSON', {
      value: () => withoutWords(frontmatter),
      configurable: true,
    });
  };
}

/**
 * The words of `search` in the frontmatter are for the index alone: no script, page or export carries them.
 */
export const pluginSearchWords = (): RspressPlugin => ({
  name: 'search-words',
  markdown: { remarkPlugins: [remarkSearchWords] },
  // By now the index is made; a new object, because the development server makes its index of the old one later.
  extendPageData(page: PageIndexInfo) {
    page.frontmatter = withoutWords(page.frontmatter);
  },
});
