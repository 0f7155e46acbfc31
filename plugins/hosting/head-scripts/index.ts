import type { RspressPlugin } from '@rspress/core';
import { headScripts, type LocaleRedirect } from './headScripts';

/**
 * Puts our inline scripts in front of the host's: a storage that never throws, a test of what the scripts need, a notice when something does not load, care for translated pages and for what readers do early, the parts that the address hides, and the first-visit redirect in place of the host's own.
 * @param base base path of the site, with slashes
 */
export function pluginHeadScripts(base: string): RspressPlugin {
  let localeRedirect: LocaleRedirect = 'auto';
  return {
    name: 'head-scripts',
    config(config) {
      localeRedirect = config.route?.localeRedirect ?? 'auto';
      return { ...config, route: { ...config.route, localeRedirect: 'never' } };
    },
    builderConfig: {
      html: {
        tags: [
          (tags) => [
            ...headScripts(base, localeRedirect).map((children) => ({
              tag: 'script',
              children,
              append: false,
              head: true,
            })),
            ...tags,
          ],
        ],
      },
    },
  };
}
