import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { LANGS } from '../../site/languages';
import { NOT_FOUND_PATH, localePath } from '../../site/routes';
import { dropNotFound } from './dropNotFound';

const ROUTES: readonly string[] = LANGS.map((lang) => localePath(NOT_FOUND_PATH, lang));

/**
 * Says whether a route is the 404 page of a language: written to be served, not to be found.
 * @param routePath route such as `/zh/404`
 */
export const isNotFoundRoute = (routePath: string): boolean => ROUTES.includes(routePath);

const LLMS_FILES = ['llms.txt', 'llms-full.txt', 'zh/llms.txt', 'zh/llms-full.txt'];

/**
 * Keeps the 404 pages out of `llms.txt` (their frontmatter keeps them out of search). They are pages of `docs/` so that
 * an unknown address is answered in its language and hydrates without an error (S2-20); the host alone writes an
 * English one only.
 * @param root folder of the project
 */
export function pluginNotFound(root: string): RspressPlugin {
  return {
    name: 'not-found-pages',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const out = path.resolve(root, config.outDir ?? 'doc_build');
      for (const name of LLMS_FILES) {
        const file = path.join(out, name);
        await writeFile(file, dropNotFound(await readFile(file, 'utf8')));
      }
    },
  };
}
