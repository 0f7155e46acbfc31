import path from 'node:path';
import type { Root } from 'mdast';
import type { RspressPlugin } from '@rspress/core';
import { importNode } from '../shared/importNode';
import { shotModule } from './shotModule';
import { shotsOf } from './shotsOf';

const TEXT_TABLES = /[\\/]site[\\/]shots[\\/]\w+Shots\.ts$/;
const FILE_TABLE = /[\\/]site[\\/]shotFiles\.json$/;
const ONE_SHOT = /^\?shot=/;

/** `export const OVERVIEW_SHOTS = {…}` without what is in it. */
const emptied = (code: string): string => `export const ${/export const (\w+)/.exec(code)?.[1]} = {};\n`;

/**
 * Lets each page carry the facts of the pictures that it shows, instead of those of all (issue 7.1): in the browser the
 * tables begin empty, and a page brings what it needs.
 * @param root folder of the project
 */
export function pluginPageShots(root: string): RspressPlugin {
  const table = path.join(root, 'site/reportShots.ts');
  const remarkShots = () => (tree: Root) => {
    tree.children.unshift(...shotsOf(tree).map((name) => importNode(`${table}?shot=${name}`)));
  };
  return {
    name: 'page-shots',
    markdown: { remarkPlugins: [remarkShots] },
    builderConfig: {
      plugins: [
        {
          name: 'page-shots',
          setup(api) {
            api.transform(
              { resourceQuery: ONE_SHOT, order: 'pre' },
              ({ resourceQuery }: { resourceQuery: string }) =>
                shotModule(resourceQuery.replace(ONE_SHOT, '')),
            );
            api.transform(
              { test: TEXT_TABLES, environments: ['web'], order: 'pre' },
              ({ code }: { code: string }) => emptied(code),
            );
            api.transform({ test: FILE_TABLE, environments: ['web'], order: 'pre' }, () => '{}');
          },
        },
      ],
    },
  };
}
