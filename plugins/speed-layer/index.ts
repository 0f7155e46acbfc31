import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { lean } from '../../packages/lean';
import { DEFAULT_LANG } from '../../site/languages';
import type { SiteContext } from '../siteContext';
import { browserOnlyFiles } from './browserOnlyFiles';
import { highlightOnce } from './highlightOnce';

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

/**
 * What makes pages light (`packages/lean`, unless `SITE_SPEED=off`), and builds short.
 * @param context the project, and whether the layer is used
 */
export const speedLayer = ({ root, speed }: Pick<SiteContext, 'root' | 'speed'>): RspressPlugin[] => [
  browserOnlyFiles(root),
  classNames,
  noHighlighter,
  highlightOnce,
  ...(speed ? lean({ root, defaultLang: DEFAULT_LANG }) : []),
];
