import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS, type Lang } from '../../site/languages';
import { ROUTES, localePath, type Route } from '../../site/routes';
import { ROOT } from './site';

/** A route in one language, with its address, source file and title. */
export interface SitePage {
  readonly route: Route;
  readonly lang: Lang;
  readonly url: string;
  readonly file: string;
  readonly title: string;
}

const readTitle = (file: string): string =>
  /^# (.+?)(?:\s*\{#[^}]*\})?$/m.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('`', '') ?? '';

export const SITE_PAGES: readonly SitePage[] = ROUTES.flatMap((route) =>
  LANGS.map((lang) => {
    const file = path.join(ROOT, 'docs', lang, `${route.path === '/' ? '/index' : route.path}.mdx`);
    return { route, lang, url: localePath(route.path, lang), file, title: readTitle(file) };
  }),
);
