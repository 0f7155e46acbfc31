import type { Root } from 'mdast';
import { exactly } from '../host/exactly';
import { importNode } from '../host/importNode';
import { mustExist } from '../host/mustExist';
import type { Technique } from '../types';
import { probe } from './probe';

const ONE_ROW = /^\?row=/;

/** `export const TABLE = {…}` without its rows. */
const emptied = (code: string): string => `export const ${/export const (\w+)/.exec(code)?.[1]} = {};\n`;

/**
 * Puts rows of large tables into the chunks of the pages that show them: in browsers the tables begin empty, and a page brings
 * what it needs.
 */
export const perPageConstants: Technique = {
  probe,
  plugin: ({ site: { pageConstants } }) => {
    const { module, tables, keysOf, moduleOf } = pageConstants;
    for (const file of [module, ...tables]) mustExist(file);
    const remarkRows = () => (tree: Root) => {
      tree.children.unshift(...keysOf(tree).map((key) => importNode(`${module}?row=${key}`)));
    };
    return {
      markdown: { remarkPlugins: [remarkRows] },
      builderConfig: {
        plugins: [
          {
            name: 'lean-per-page-constants',
            setup(api) {
              api.transform(
                { resourceQuery: ONE_ROW, order: 'pre' },
                ({ resourceQuery }: { resourceQuery: string }) =>
                  moduleOf(resourceQuery.replace(ONE_ROW, '')),
              );
              for (const file of tables) {
                api.transform(
                  { test: exactly(file), environments: ['web'], order: 'pre' },
                  ({ code }: { code: string }) => (file.endsWith('.json') ? '{}' : emptied(code)),
                );
              }
            },
          },
        ],
      },
    };
  },
};
