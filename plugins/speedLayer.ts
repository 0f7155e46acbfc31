import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { Root } from 'hast';
import { lean } from '../packages/lean';
import { bundlerPlugin } from '../packages/lean/bundler';
import { DEFAULT_LANG } from '../site/languages';
import type { SiteContext } from './siteContext';

/** Files that browsers load when a reader does something, and the scripts of workers: nothing of them is in the HTML. */
const BROWSER_ONLY = [
  'components/config-builder/BuilderForm.tsx',
  'components/diagnose/DiagnosisView.tsx',
  'components/diagnose/findMessages.ts',
  'components/open-report/reader.entry.ts',
  'components/open-report/reportParts.ts',
  'components/options-check/OptionsCheckBox.tsx',
  'theme/nav/MobileMenuDialog.tsx',
  'theme/report/ReportDialog.tsx',
  'theme/report/ReportLinks.tsx',
  'theme/search/SearchDialog.tsx',
  'theme/search/loadEngine.ts',
  'theme/search/local/worker.entry.ts',
  'theme/search/provider/ProviderDialog.tsx',
  'theme/sidebar/SidebarDialog.tsx',
  'theme/zoom/Zoom.tsx',
];

/** Leaves these files out of the two builds for Node.js that draw pages; what imports one of them there gets an error that names this list. */
function browserOnlyFiles(root: string): RspressPlugin {
  const files = BROWSER_ONLY.map((file) => path.join(root, file));
  const gone = files.find((file) => !existsSync(file));
  if (gone) throw new Error(`plugins/speedLayer.ts names ${gone}, which does not exist.`);
  return bundlerPlugin('browser-only-files', (api) => {
    const isOne = (file: string): boolean => files.includes(file);
    api.transform(
      { test: isOne, environments: ['node', 'node_md'], order: 'pre' },
      ({ resourcePath }) =>
        `throw new Error(${JSON.stringify(`${path.basename(resourcePath)} is loaded in browsers alone: plugins/speedLayer.ts.`)});`,
    );
  });
}

type Shiki = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;

/** It copies what goes in and out, because later plugins change the elements of a page. */
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
 * Highlights each code sample once in a build, even if several pages show it: more than half of all samples repeat another one, mostly
 * that of the other language. The cache is an option of Rspress's highlighter (`@shikijs/rehype`).
 */
const highlightOnce: RspressPlugin = {
  name: 'highlight-once',
  config(config, _helpers, isProd) {
    if (!isProd) return config;
    const { shiki } = config.markdown ?? {};
    return { ...config, markdown: { ...config.markdown, shiki: { ...shiki, cache: highlightCache() } } };
  },
};

/**
 * Rspress's theme exports a part that highlights code in the browser. No page has one, but the bundler would read 260
 * grammars and 65 themes in each of three builds before it leaves them out.
 */
const noHighlighter: RspressPlugin = {
  name: 'no-highlighter',
  builderConfig: {
    resolve: { alias: { shiki$: path.join(import.meta.dirname, 'codeToHast.ts') } },
  },
};

/**
 * Names the classes of CSS modules after file and class, `NavBar-row`: the bundler's own end with a hash each, which no
 * compression makes smaller.
 */
const classNames: RspressPlugin = {
  name: 'class-names',
  builderConfig: {
    tools: {
      cssLoader: {
        modules: {
          getLocalIdent: ({ resourcePath }, _template, name) =>
            `${path.basename(resourcePath, '.module.css')}-${name}`,
        },
      },
    },
  },
};

/** What makes pages light (`packages/lean`, unless `SITE_SPEED=off`), and builds short. */
export const speedLayer = ({ root, speed }: Pick<SiteContext, 'root' | 'speed'>): RspressPlugin[] => [
  browserOnlyFiles(root),
  classNames,
  noHighlighter,
  highlightOnce,
  ...(speed ? lean(root, DEFAULT_LANG) : []),
];
