import type { RspressPlugin } from '@rspress/core';
import { listMachineFiles, dropNotFound } from './llmsTxt';
import type { SiteContext } from '../siteContext';
import { pluginAuthorComponents } from './authorComponents';
import { pluginFlags, pluginForeignPassages, pluginTables } from './textMarks';
import { pluginGlossary } from './glossary';
import { pluginPicks } from './picks';
import { pluginPictures } from './pictures';
import { pluginPosts } from './posts';
import { pluginReportShots } from './reportShots';
import { pluginRelativeImports } from './relativeImports';
import { pluginSamples, cleanMarkdown } from './samples';
import { pluginSearchWords, pluginVersions } from './pageData';
import { pluginSteps } from './steps';
import { pluginMarkdownExport } from './markdownExport';
import { pluginWords } from './words';

/**
 * What authors may write in a page, and how it becomes text of the page. The remark plugins run in this order: terms and
 * foreign passages are found in the text as written, before `<Steps>` becomes a list; commands
 * of the reader's choice are written out before samples lose the word that asks for it. What is done to the Markdown exports is
 * handed to `pluginMarkdownExport`, which alone rewrites them: two hooks that rewrite the same file would lose what one of them did.
 */
export const authoring = ({ root, docsRoot, siteUrl }: SiteContext): RspressPlugin[] => [
  pluginRelativeImports(root),
  pluginVersions(),
  pluginSearchWords(),
  pluginPosts(docsRoot),
  pluginWords(),
  pluginAuthorComponents(root),
  pluginGlossary(docsRoot),
  pluginForeignPassages(),
  pluginFlags(),
  pluginSteps(),
  pluginPicks(),
  pluginPictures(docsRoot),
  pluginTables(),
  pluginReportShots(),
  pluginSamples(root, docsRoot),
  pluginMarkdownExport(
    { projectRoot: root, docsRoot },
    {
      // The host leaves links to files as they are written, and an export is read away from the site.
      markdown: (text) => cleanMarkdown(text).replaceAll('](/examples/', `](${siteUrl}examples/`),
      list: (text, name) => listMachineFiles(dropNotFound(text), name, siteUrl),
    },
  ),
];
