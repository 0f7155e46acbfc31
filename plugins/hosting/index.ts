import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { HEADER_RULES } from '../../site/headers';
import { REDIRECTS } from '../../site/redirects';
import type { Settings } from '../../site/settings';
import { renderHeaders } from './renderHeaders';
import { renderRedirects } from './renderRedirects';
import { renderRobots } from './renderRobots';

/**
 * Writes what a static host needs beside the pages: `_redirects`, `_headers`, `robots.txt` and `.nojekyll`.
 * @param root folder of the project
 * @param settings origin and base of the deployment
 */
export function pluginHosting(root: string, { origin, base }: Settings): RspressPlugin {
  return {
    name: 'hosting-files',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const out = path.resolve(root, config.outDir ?? 'doc_build');
      const files = {
        _redirects: renderRedirects(REDIRECTS, base),
        _headers: renderHeaders(HEADER_RULES, base),
        'robots.txt': renderRobots(`${origin}${base}`),
        '.nojekyll': '',
      };
      await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(out, name), text)));
    },
  };
}
