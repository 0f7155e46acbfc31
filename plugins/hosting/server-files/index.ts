import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { REPORTS_FOLDER } from '../../../site/headers';
import { REDIRECTS } from '../../../site/redirects';
import type { Settings } from '../../../site/settings';
import { filesPlugin, replaceFile } from '../../shared/files';
import {
  addPolicyMeta,
  inlineHashes,
  joinHashes,
  knownScripts,
  pagePolicy,
  renderPolicy,
  type InlineHashes,
} from './policy';
import { headerRules, pagePaths, renderHeaders } from './headers';
import { redirectPages, redirectTargets, renderRedirects } from './redirects';
import { renderNginx } from './nginx';

const isReport = (file: string): boolean => `/${file}`.startsWith(`${REPORTS_FOLDER}/`);

const pageFiles = async (out: string): Promise<string[]> =>
  (await readdir(out, { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !isReport(file))
    .sort();

/**
 * Writes what a static host needs beside the pages: `_redirects`, `_headers`, `_nginx.conf`, `robots.txt` and `.nojekyll`,
 * and for hosts without redirects pages that lead on; and puts the
 * policy into the pages, for hosts that send no headers. It must come after every plugin that writes inline scripts.
 * @throws Error naming the page that has an inline script of unknown origin
 */
export function pluginHosting(root: string, settings: Settings): RspressPlugin {
  const { origin, base } = settings;
  const targets = redirectTargets(REDIRECTS, base);
  return filesPlugin('hosting-files', root, async (out) => {
    const pages = await pageFiles(out);
    const hashes: InlineHashes[] = [];
    const known = knownScripts(base);
    // One after the other: all pages of a large site at once would fill the memory.
    for (const page of pages) {
      const html = await readFile(path.join(out, page), 'utf8');
      const own = inlineHashes([html]);
      // A script that came with content would run: its hash must not get into a policy by itself.
      const unknown = own.scripts.find((hash) => !known.has(hash));
      if (unknown) {
        throw new Error(
          `${page}: an inline script is not known: ${unknown}. Take it out of the page; one that belongs to every page is listed in plugins/hosting/server-files/policy.ts.`,
        );
      }
      hashes.push(own);
      // A page needs to allow only what stands in itself; headers hold for many pages.
      const policy = renderPolicy(pagePolicy(own, settings), 'meta');
      await replaceFile(path.join(out, page), addPolicyMeta(html, policy));
    }
    const policy = pagePolicy(joinHashes(hashes), settings);
    return [
      ...(settings.redirectPages === 'true' ? redirectPages({ targets, base, origin, files: pages }) : []),
      ['_redirects', renderRedirects(targets)],
      ['_nginx.conf', renderNginx({ targets, base, policy })],
      ['_headers', renderHeaders(headerRules(policy, pagePaths(pages)), base)],
      ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}${base}sitemap.xml\n`],
      ['.nojekyll', ''],
    ];
  });
}
