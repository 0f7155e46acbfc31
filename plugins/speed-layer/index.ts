import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { lean } from '../../packages/lean';
import type { SiteContext } from '../siteContext';
import { browserOnlyFiles } from './browserOnlyFiles';
import { highlightOnce } from './highlightOnce';
import { siteOptions } from './siteOptions';

/**
 * Files that only the build imports at once, and browsers late or never. They do nothing but export; the bundler cannot see that
 * of a file with elements, and would keep it in the scripts of every page.
 */
const BUILD_ONLY = /[\\/]theme[\\/]nav[\\/]ToolList\.tsx$/;

const buildOnlyFiles: RspressPlugin = {
  name: 'build-only-files',
  builderConfig: {
    tools: { rspack: { module: { rules: [{ test: BUILD_ONLY, sideEffects: false }] } } },
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
 * The speed layer of this site (`packages/lean`).
 * @param context the project, and which techniques are used
 * @throws Error when a technique does not fit the installed Rspress
 */
export const speedLayer = ({
  root,
  docsRoot,
  speed,
}: Pick<SiteContext, 'root' | 'speed'> & Partial<Pick<SiteContext, 'docsRoot'>>): RspressPlugin[] => [
  buildOnlyFiles,
  browserOnlyFiles(root),
  noHighlighter,
  highlightOnce,
  ...lean({ root, speed, site: siteOptions(root, docsRoot) }),
];
