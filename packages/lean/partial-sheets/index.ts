import type { Technique } from '../types';
import { hasSheets, partialSheets as shorten } from './partialSheets';
import { probe } from './probe';

/** Leaves out of the sheets inside a page what only parts need that it has not, and lets it load the whole when it is hydrated. */
export const partialSheets: Technique = {
  requires: ['criticalCss', 'cssNames'],
  probe,
  plugin: ({ site, applied, pageFiles }) => {
    // A site may have no page without a sidebar; the sheets to shorten are there all the same.
    const found = applied.expect('partialSheets', 'the sheets that criticalCss writes into pages');
    pageFiles.html.push({
      by: 'partialSheets',
      change: (html) => {
        if (hasSheets(html)) found();
        return shorten(html, site.partialSheets);
      },
    });
    return {};
  },
};
