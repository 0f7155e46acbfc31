import type { RouteMeta } from '@rspress/core';
import type { Technique } from '../types';
import { ownScripts, scriptLinks, scriptsLast } from './scriptsLast';
import { probe } from './probe';

/**
 * Puts all scripts of a page at the end of its body: scripts that are requested first share the connection and the processor
 * with the text that a reader waits for.
 */
export const lateScripts: Technique = {
  probe,
  plugin: ({ applied, pageFiles }) => {
    const moved = applied.expect('lateScripts', 'scripts in the HTML of pages');
    pageFiles.html.push({
      by: 'lateScripts',
      change: (html) => {
        const late = scriptsLast(ownScripts(html));
        if (late !== html) moved();
        return late;
      },
    });
    const links = (route: RouteMeta): string => scriptLinks(pageFiles.filesOf(route));
    return {
      config: (config) => ({ ...config, head: [...(config.head ?? []), links] }),
      builderConfig: { html: { inject: 'body' } },
    };
  },
};
