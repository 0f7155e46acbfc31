import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'vitest';
import { pluginSearchIndex } from '../../../../../plugins/output/search-index';
import * as LIMITS from '../../../../../site/limits';
import { fixtureDocs } from '../../checks/fixture';

const pageOf = (bytes: number): PageIndexInfo => ({
  routePath: '/guide/huge',
  title: 'Huge',
  toc: [],
  content: 'words '.repeat(Math.ceil(bytes / 6)),
  frontmatter: {},
  lang: 'en',
  version: '',
  _filepath: '/docs/en/guide/huge.mdx',
  _relativePath: 'en/guide/huge.mdx',
});

/** What the host does with the plugin. */
async function index(page: PageIndexInfo, isProd: boolean): Promise<void> {
  const plugin = pluginSearchIndex(fixtureDocs('good-site'));
  await plugin.config?.({}, { addPlugin: () => {}, removePlugin: () => {} }, isProd);
  await plugin.modifySearchIndexData?.([page], isProd);
}

test('search/parts a page of 5 MB ends the build with its file, its size and what to do', async () => {
  await expect(index(pageOf(5_000_000), true)).rejects.toThrow(
    'docs/en/guide/huge.mdx: 5.0 MB of text, samples included; the search index takes 0.5 MB of a page → cut it into several pages',
  );
});

test('search/parts a page at the limit is built, and the development server shows any', async () => {
  await index(pageOf(LIMITS.searchPageText - 10), true);
  await index(pageOf(LIMITS.searchPageText + 10), false);
});
