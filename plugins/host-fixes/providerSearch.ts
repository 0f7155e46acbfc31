import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginAlgolia } from '@rspress/plugin-algolia';
import type { Settings } from '../../site/settings';
import { bundlerPlugin } from '../../packages/lean/bundler';
import { patchCode, type CodePatch } from '../../packages/lean/hostPatch';
import { searchHosts, type SearchSettings } from '../../site/searchSettings';

/**
 * The official plugin for DocSearch, for what it does in a build: the element by which the provider's crawler knows whose
 * site this is. Its dialog is not loaded (`theme/search/provider` is ours, on DocSearch 3.9.0), and the host's search stays
 * on, which the plugin turns off: the index of the site must be there where the provider does not answer.
 * @returns nothing for a site that neither searches with the provider nor wants to be verified
 */
export function pluginCrawlerVerification({ search, crawlerVerification }: Settings): RspressPlugin[] {
  if (search.mode !== 'provider' && !crawlerVerification) return [];
  const plugin = pluginAlgolia({ ...(crawlerVerification && { verificationContent: crawlerVerification }) });
  return [
    {
      ...plugin,
      async config(config, ...rest) {
        const { search: before } = config;
        const changed = (await plugin.config?.(config, ...rest)) ?? config;
        return { ...changed, search: before ?? {} };
      },
    },
  ];
}

export const DOCSEARCH_VERSION = '3.9.0';

const DOCSEARCH_MODULE = /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/;

/** What DocSearch cannot be told by its props; a patch goes when a release does the same. */
const docSearchPatches = (hitsFile: string): readonly CodePatch[] => [
  {
    why: 'S2-89, S8-2: the error screen stays; DocSearch says "idle" in the same tick, and shows it for some failures only',
    find: '.finally((function(){p("idle"),lt&&o.environment.clearTimeout(lt)}))',
    replace:
      '.catch((function(){c.getState().query===i&&(l([]),p("error"))})).finally((function(){"error"!==c.getState().status&&p("idle"),lt&&o.environment.clearTimeout(lt)}))',
  },
  {
    why: 'Trusted Types: markup of records and stored entries is text, with <mark> alone',
    find: '{dangerouslySetInnerHTML:{__html:fr(t,"_snippetResult.".concat(r,".value"))||fr(t,r)}}))}',
    replace: `{children:markedText__(fr(t,"_snippetResult.".concat(r,".value"))||fr(t,r))}))}import{markedText as markedText__}from${JSON.stringify(hitsFile)};`,
  },
  {
    why: 'content security policy: no style element in the logo',
    find: 'e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")',
    replace: 'null',
  },
  {
    why: 'issue 6.4: what an input method composes is no query yet',
    find: 'openOnFocus:!0,initialState:{query:W,',
    replace: 'openOnFocus:!0,ignoreCompositionEvents:!0,initialState:{query:W,',
  },
  {
    why: 'issue 15: recent and favorite searches are kept by language',
    find: 'xr({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(o),limit:10})).current,Y=e.useRef(xr({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(o)',
    replace:
      'xr({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(t.storedAs),limit:10})).current,Y=e.useRef(xr({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(t.storedAs)',
  },
];

/** Throws for each patch whose place is not there exactly once. */
export const patchDocSearch = (code: string, hitsFile: string): string =>
  patchCode(
    code,
    docSearchPatches(hitsFile),
    `plugins/host-fixes/providerSearch.ts is written for @docsearch/react ${DOCSEARCH_VERSION} and does not fit the ` +
      `installed one. Pin ${DOCSEARCH_VERSION}, or review these patches:`,
  );

/** Patches DocSearch while it is bundled, and connects early to the host that searches, when the settings ask for one. */
export function pluginProviderSearch(root: string, search: SearchSettings): RspressPlugin {
  const [host] = searchHosts(search);
  const attrs = { rel: 'preconnect', href: host, crossorigin: '' };
  const hitsFile = path.join(root, 'theme/search/provider/hits.tsx');
  return bundlerPlugin(
    'provider-search',
    (api) => void api.transform({ test: DOCSEARCH_MODULE }, ({ code }) => patchDocSearch(code, hitsFile)),
    { html: { tags: host ? [{ tag: 'link', attrs, append: false, head: true }] : [] } },
  );
}
