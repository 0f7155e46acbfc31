import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { importNode } from '../shared/importNode';
import { isMarked } from './isMarked';

/**
 * Lets pages with marked code samples bring the sheet for them: few do, and it would be in the sheet of all (issue 7.1).
 * @param root folder of the project
 */
export function pluginMarkedCode(root: string): RspressPlugin {
  let numbered = false;
  const remarkMarkedCode = () => (tree: Root) => {
    let found = false;
    visit(tree, 'code', ({ meta, value }) => {
      found ||= numbered || isMarked(meta ?? '', value);
    });
    if (found) tree.children.unshift(importNode(path.join(root, 'theme/styles/host-marked-code.css')));
  };
  return {
    name: 'marked-code',
    config: (config) => {
      numbered = config.markdown?.showLineNumbers ?? false;
      return config;
    },
    markdown: { remarkPlugins: [remarkMarkedCode] },
  };
}
