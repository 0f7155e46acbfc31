import type { RspressPlugin } from '@rspress/core';
import type { SiteContext } from '../siteContext';
import { pluginAuthorComponents } from './authorComponents';
import { remarkTerms } from './glossary';
import { pluginHomeLayout } from './homeLayout';
import { pluginMarkdownExport } from './markdownExport';
import { pluginSearchWords, pluginVersions } from './pageData';
import { pickLines, remarkPicks } from './picks';
import { remarkPictures } from './pictures';
import { pluginPosts } from './posts';
import { pluginRelativeImports } from './relativeImports';
import { remarkReportShots } from './reportShots';
import { markLines, remarkSamples } from './samples';
import { remarkSteps } from './steps';
import { tokenClasses } from './tokenClasses';
import { remarkChanges, remarkForeignPassages, remarkHyphens, remarkTables } from './textMarks';
import { pluginWords } from './words';

/**
 * What becomes of the text of a page. The steps run in this order: terms and foreign passages are found in the text as
 * written, before `<Steps>` becomes a list; commands of the reader's choice are written out before samples lose the word that
 * asks for it.
 */
const pageText = (projectRoot: string, docsRoot: string): RspressPlugin => ({
  name: 'page-text',
  markdown: {
    remarkPlugins: [
      [remarkTerms, { docsRoot }],
      remarkForeignPassages,
      remarkHyphens,
      remarkChanges,
      remarkSteps,
      remarkPicks,
      [remarkPictures, { docsRoot }],
      remarkTables,
      remarkReportShots,
      [remarkSamples, { projectRoot, docsRoot }],
    ],
  },
  config(config) {
    const { shiki } = config.markdown ?? {};
    const transformers = [...(shiki?.transformers ?? []), pickLines, markLines, tokenClasses];
    return { ...config, markdown: { ...config.markdown, shiki: { ...shiki, transformers } } };
  },
});

/** What authors may write in a page, and how it becomes text of the page. */
export const authoring = ({
  root,
  docsRoot,
  siteUrl,
}: Pick<SiteContext, 'root' | 'docsRoot' | 'siteUrl'>): RspressPlugin[] => [
  pluginRelativeImports(root),
  pluginVersions(),
  pluginSearchWords(),
  pluginPosts(docsRoot),
  pluginWords(),
  pluginAuthorComponents(root),
  pluginHomeLayout(root),
  pageText(root, docsRoot),
  pluginMarkdownExport({ projectRoot: root, docsRoot, siteUrl }),
];
