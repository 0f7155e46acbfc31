import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteOptions } from '../../packages/lean';
import { cutWordings } from '../../packages/search/cutWordings';
import { packQueryWords } from '../../packages/search/packQueryWords';
import { packWordings } from '../../packages/search/packWordings';
import { toInstallCommands } from '../../lib/text/toInstallCommands';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { DEFAULT_LANG } from '../../site/languages';
import { aheadBytes } from '../../site/limits';
import { NEXT_ID } from '../../site/nextId';
import { OVERVIEW_DEPTHS } from '../../site/overviewDepths';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import QUERY_WORDS from '../../site/queryWords.json' with { type: 'json' };
import { RULES } from '../../site/rules';
import { SEARCH_WORDINGS } from '../../site/searchWordings';
import { pageFacts, SOURCE_USE } from '../authoring/markdown-export';
import { markdownEdits } from '../authoring/markdown-export/markdownSource';
import { shotModule } from './shotModule';
import { shotsOf } from './shotsOf';

/**
 * What the speed layer must know of this site.
 * @param root folder of the project
 * @param docsRoot folder of the pages
 */
export function siteOptions(root: string, docsRoot = path.join(root, 'docs')): SiteOptions {
  const file = (name: string) => path.join(root, name);
  const shots = readdirSync(file('site/shots')).filter((name) => name.endsWith('Shots.ts'));
  return {
    defaultLang: DEFAULT_LANG,
    overviews: { depths: OVERVIEW_DEPTHS, withoutIds: [NEXT_ID] },
    layouts: [
      {
        file: file('theme/HomeLayout.tsx'),
        name: 'HomeLayout',
        isUsedBy: ({ pageType }) => pageType === 'home',
      },
      { file: file('theme/Overview.tsx'), name: 'Overview', isUsedBy: ({ overview }) => overview === true },
    ],
    lineSheets: {
      changed: file('theme/styles/host-changed-code.css'),
      marked: file('theme/styles/host-marked-code.css'),
      sized: file('theme/styles/host-sized-code.css'),
    },
    tokenSheet: file('theme/styles/tokens.css'),
    partialSheets: {
      // The home page; `HomeFrame` asks for the whole sheet.
      pages: /<main [^>]*class="Landing-main"/,
      parts:
        /^(?:(?:Callout|CodeButtonGroup|DocFooter|DocPage|MenuBar|Outline|PrevNextPage|ScrollTable|Sidebar|SidebarTrail)-|rp-codeblock)/,
    },
    constants: [
      { file: file('site/documentedVersion.ts'), name: 'DOCUMENTED_VERSION', value: DOCUMENTED_VERSION },
      { file: file('site/rules.ts'), name: 'RULES', value: RULES },
      {
        file: file('theme/search/local/packedWordings.ts'),
        name: 'PACKED_WORDINGS',
        value: packWordings(cutWordings(SEARCH_WORDINGS)),
      },
      {
        file: file('theme/search/local/packedQueryWords.ts'),
        name: 'PACKED_QUERY_WORDS',
        value: packQueryWords(QUERY_WORDS),
      },
      {
        file: file('theme/landing/installCommands.ts'),
        name: 'INSTALL_COMMANDS',
        value: toInstallCommands(),
      },
      { file: file('site/pluginOptions.ts'), name: 'PLUGIN_OPTIONS', value: PLUGIN_OPTIONS },
    ],
    pageConstants: {
      module: file('site/reportShots.ts'),
      tables: [...shots.map((name) => file(`site/shots/${name}`)), file('site/shotFiles.json')],
      keysOf: shotsOf,
      moduleOf: shotModule,
    },
    staticComponents: {
      transparent: /[\\/]components[\\/](?:pick|steps|tabs)[\\/]/,
      text: /[\\/]components[\\/]report-number[\\/]/,
      leftOut: /\?row=/,
    },
    markdownExports: {
      use: SOURCE_USE,
      editsOf: (tree, source, page) =>
        markdownEdits(tree, source, pageFacts(page, { projectRoot: root, docsRoot })),
    },
    prefetchBytes: aheadBytes,
  };
}
