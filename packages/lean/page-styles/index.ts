import type { RouteMeta } from '@rspress/core';
import type { Technique } from '../types';
import { probe } from './probe';
import { sheetLinks, sheetsInOrder } from './sheetsInOrder';

/**
 * Splits styles by page: Rspress puts those of all components of all pages into one style sheet. The HTML of a page names
 * the style sheets of its own chunk, behind those of every page.
 */
export const pageStyles: Technique = {
  probe,
  plugin: ({ applied, pageFiles }) => {
    const ordered = applied.expect('pageStyles', 'style sheets in the HTML of pages');
    pageFiles.html.push({
      by: 'pageStyles',
      change: (html) => {
        ordered();
        return sheetsInOrder(html);
      },
    });
    const links = (route: RouteMeta): string => sheetLinks(pageFiles.filesOf(route));
    return {
      config: (config) => ({ ...config, head: [...(config.head ?? []), links] }),
      builderConfig: {
        // Style sheets alone: the names of the classes stay with the component that uses them.
        splitChunks: { cacheGroups: { styles: { chunks: 'initial', type: 'css/mini-extract' } } },
      },
    };
  },
};
