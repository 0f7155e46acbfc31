import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { exactly } from '../host/exactly';
import { importNode } from '../host/importNode';
import type { Technique } from '../types';
import { isMarked } from './isMarked';
import { probe } from './probe';

/** Puts the style sheet for marked lines, line numbers and folded code into the chunks of the few pages that have them. */
export const lineHighlightStyles: Technique = {
  requires: ['pageStyles'],
  probe,
  plugin: ({ site: { lineHighlightSheet: file }, applied }) => {
    let numbered = false;
    const remarkMarkedCode = () => (tree: Root) => {
      let found = false;
      visit(tree, 'code', ({ meta, value }) => {
        found ||= numbered || isMarked(meta ?? '', value);
      });
      if (found) tree.children.unshift(importNode(`${file}?page`));
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
              const emptied = applied.expect('lineHighlightStyles', file);
              api.transform({ test: exactly(file), resourceQuery: /^$/ }, () => {
                emptied();
                return '';
              });
            },
          },
        ],
      },
    };
  },
};
