import type { RspressPlugin } from '@rspress/core';
import { listMachineFiles } from '../output/contract/listMachineFiles';
import { dropNotFound } from '../output/not-found/dropNotFound';
import type { SiteContext } from '../siteContext';
import { pluginAuthorComponents } from './author-components';
import { pluginFlags } from './flags';
import { pluginForeignPassages } from './foreign-passages';
import { pluginGlossary } from './glossary';
import { pluginPicks } from './picks';
import { pluginPictures } from './pictures';
import { pluginPosts } from './posts';
import { pluginReportShots } from './report-shots';
import { pluginRelativeImports } from './relative-imports';
import { pluginSamples } from './samples';
import { cleanMarkdown } from './samples/cleanMarkdown';
import { pluginSearchWords } from './search-words';
import { pluginSteps } from './steps';
import { pluginTables } from './tables';
import { pluginMarkdownExport } from './markdown-export';
import { pluginVersions } from './versions';
import { pluginWords } from './words';

/**
 * What authors may write in a page, and how it becomes text of the page. The remark plugins run in this order: terms and
 * foreign passages are found in the text as written, before `<Steps>` becomes a list; commands
 * of the reader's choice are written out before samples lose the word that asks for it. What is done to the Markdown exports is
 * handed to `pluginMarkdownExport`, which alone rewrites them: two hooks that rewrite the same file would lose what one of them did.
 * @param context the project
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
