import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { exactly } from '../host/exactly';
import { importNode } from '../host/importNode';
import type { Technique } from '../types';
import { lineSheets } from './lineSheets';
import { probe } from './probe';

/** Puts the style sheets for marked lines, line numbers and folded code into the chunks of the few pages that have them. */
export const lineHighlightStyles: Technique = {
  requires: ['pageStyles'],
  probe,
  plugin: ({ site: { lineSheets: sheets }, applied }) => {
    let numbered = false;
    const remarkMarkedCode = () => (tree: Root) => {
      const wanted = new Set<string>();
      visit(tree, 'code', ({ meta, value }) => {
        for (const name of lineSheets(meta ?? '', value)) wanted.add(sheets[name]);
        if (numbered) wanted.add(sheets.sized);
      });
      tree.children.unshift(...[...wanted].map((file) => importNode(`${file}?page`)));
    };
    return {
      config: (config) => {
        numbered = config.markdown?.showLineNumbers ?? false;
        return config;
      },
      markdown: { remarkPlugins: [remarkMarkedCode] },
      builderConfig: {
        plugins: [
          {
            name: 'lean-line-highlight-styles',
            setup(api) {
              for (const file of Object.values(sheets)) {
                const emptied = applied.expect('lineHighlightStyles', file);
                api.transform({ test: exactly(file), resourceQuery: /^$/ }, () => {
                  emptied();
                  return '';
                });
              }
            },
          },
        ],
      },
    };
  },
};
