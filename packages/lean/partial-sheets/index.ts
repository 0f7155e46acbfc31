import type { Technique } from '../types';
import { partialSheets as shorten } from './partialSheets';
import { probe } from './probe';

/** Leaves out of the sheets inside a page what only parts need that it has not, and lets it load the whole when it is hydrated. */
export const partialSheets: Technique = {
  requires: ['criticalCss', 'cssNames'],
  probe,
  plugin: ({ site, applied, pageFiles }) => {
    const shortened = applied.expect('partialSheets', 'style sheets in the HTML of pages without sidebar');
    pageFiles.html.push({
      by: 'partialSheets',
      change: (html) => {
        const part = shorten(html, site.partialSheets);
        if (part !== html) shortened();
        return part;
      },
    });
    return {};
  },
};
