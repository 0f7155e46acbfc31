import type { Technique } from '../types';
import { inlineSheets } from './inlineSheets';
import { probe } from './probe';

/**
 * Writes the style sheets of a page into its HTML: a style sheet of its own is one more round trip before anything can be
 * painted.
 */
export const criticalCss: Technique = {
  probe,
  plugin: ({ applied, pageFiles }) => {
    const inlined = applied.expect('criticalCss', 'style sheets in the HTML of pages');
    pageFiles.html.push({
      by: 'criticalCss',
      change: (html) => {
        const whole = inlineSheets(html, pageFiles.sheet);
        if (whole !== html) inlined();
        return whole;
      },
    });
    return {};
  },
};
