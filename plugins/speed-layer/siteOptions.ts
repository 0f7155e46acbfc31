import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteOptions } from '../../packages/lean';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { DEFAULT_LANG } from '../../site/languages';
import { aheadBytes } from '../../site/limits';
import { NEXT_ID } from '../../site/nextId';
import { OVERVIEW_DEPTHS } from '../../site/overviewDepths';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { RULES } from '../../site/rules';
import { shotModule } from './shotModule';
import { shotsOf } from './shotsOf';

/** Renders a picture anew in the document of its page too, and so needs what is known of it. */
const LIVE_REPORT = /[\\/]components[\\/]report-demo[\\/]/;

/**
 * What the speed layer must know of this site.
 * @param root folder of the project
 */
export function siteOptions(root: string): SiteOptions {
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
    lineHighlightSheet: file('theme/styles/host-marked-code.css'),
    tokenSheet: file('theme/styles/tokens.css'),
    constants: [
      { file: file('site/documentedVersion.ts'), name: 'DOCUMENTED_VERSION', value: DOCUMENTED_VERSION },
      { file: file('site/rules.ts'), name: 'RULES', value: RULES },
      { file: file('site/pluginOptions.ts'), name: 'PLUGIN_OPTIONS', value: PLUGIN_OPTIONS },
    ],
    pageConstants: {
      module: file('site/reportShots.ts'),
      tables: [...shots.map((name) => file(`site/shots/${name}`)), file('site/shotFiles.json')],
      keysOf: shotsOf,
      moduleOf: shotModule,
    },
    staticComponents: {
      transparent: /[\\/]components[\\/](?:steps|tabs)[\\/]/,
      text: /[\\/]components[\\/]report-number[\\/]/,
      isLeftOut: (name, imports) => /\?row=/.test(name) && !imports.some((each) => LIVE_REPORT.test(each)),
    },
    prefetchBytes: aheadBytes,
  };
}
