import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { DEFAULT_LANG, LANGS, LANGUAGE_FACTS, type Lang } from '../../../site/languages';
import { localePath } from '../../../site/localePath';
import { PARTIAL_LANGS } from '../../../site/partialLangs';
import { untranslatedRoutes } from '../../shared/untranslatedRoutes';
import { dropAlternates } from './dropAlternates';
import { FALLBACK_FRAGMENTS } from './fallbackPage';
import { followAuthors } from './followAuthors';
import { remarkFallback } from './remarkFallback';

/** What is needed of the host's bundler, whose types do not reach this far through those of the host. */
interface Emission {
  readonly assets: Readonly<Record<string, { source(): string | Buffer }>>;
  readonly compilation: { updateAsset(file: string, source: unknown): void };
  readonly sources: { readonly RawSource: new (content: string) => unknown };
}

type BuilderPlugins = NonNullable<NonNullable<RspressPlugin['builderConfig']>['plugins']>;

/** `ja/guide/x.html` is the page `/ja/guide/x`. */
const routeOf = (name: string): string => `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`;

const bareOf = (route: string): string => {
  const lang = LANGS.find((each) => route.startsWith(`/${each}/`));
  return lang === undefined ? route : route.slice(lang.length + 1);
};

/** Says in the head of each page which translations there are; a page that has none leads to no other. */
function trueAlternates(routes: () => ReadonlySet<string>): BuilderPlugins[number] {
  return {
    name: 'partial-languages',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ assets, compilation, sources }: Emission) => {
          const untranslated = routes();
          for (const name of Object.keys(assets).filter((each) => each.endsWith('.html'))) {
            const route = routeOf(name);
            const isThere = (hreflang: string): boolean => {
              const lang = LANGS.find((each) => LANGUAGE_FACTS[each].hreflang === hreflang);
              return (
                !untranslated.has(route) &&
                !(lang !== undefined && untranslated.has(localePath(bareOf(route), lang)))
              );
            };
            const html = dropAlternates(String(assets[name]?.source()), isThere);
            compilation.updateAsset(name, new sources.RawSource(html));
          }
        },
      );
    },
  };
}

/** Brings the tree up to date when an author saves; the host watches the tree. */
function treeInDev(docsRoot: string, pagesRoot: string): BuilderPlugins[number] {
  return {
    name: 'partial-languages-watch',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.onCloseDevServer(
        followAuthors(docsRoot, pagesRoot, PARTIAL_LANGS, (text) => api.logger.error(text)),
      );
    },
  };
}

/**
 * While a language is being translated, shows in it the pages of the default language that it lacks: with their language
 * declared, and without a claim that they are translations. Does nothing where every language is full.
 *
 * Such a page names the original as canonical and is in no sitemap and no list for search engines, so that they keep one of
 * the two; `noindex` would say that neither is to be found.
 * @param root folder of the project
 * @param docsRoot the `docs` folder as its authors wrote it
 * @param pagesRoot the complete tree that the host builds
 */
export function pluginPartialLanguages(root: string, docsRoot: string, pagesRoot: string): RspressPlugin[] {
  if (PARTIAL_LANGS.length === 0) return [];
  // Asked of the folder each time: in the development server, a translation may be there a moment later.
  const isFallback = (file: string): boolean => {
    const [lang = '', ...rest] = path.relative(pagesRoot, file).split(path.sep);
    if (!PARTIAL_LANGS.includes(lang as Lang)) return false;
    if (rest[0] === 'shared') return rest[1] === FALLBACK_FRAGMENTS;
    const page = path.join(docsRoot, lang, ...rest).replace(/\.mdx?$/, '');
    return !['.mdx', '.md'].some((ending) => existsSync(`${page}${ending}`));
  };
  return [
    {
      name: 'partial-languages',
      extendPageData(page) {
        // The file that an author would change; the other is written by the build.
        if (page.frontmatter.untranslated === true) {
          page._relativePath = page._relativePath.replace(/^[^/\\]+/, DEFAULT_LANG);
        }
      },
      markdown: { remarkPlugins: [remarkFallback(isFallback)] },
      builderConfig: {
        resolve: {
          alias: {
            [`${path.join(root, 'lib/hooks/useShotLang')}$`]: path.join(root, 'lib/hooks/useOriginalLang.ts'),
          },
        },
        plugins: [trueAlternates(() => untranslatedRoutes(docsRoot)), treeInDev(docsRoot, pagesRoot)],
      },
    },
  ];
}
