import type { Fault } from '../../tools/mutants/types';

/** Changes of the host, and of DocSearch, after which what we change in them no longer fits. */
export const HOST: readonly Fault[] = [
  {
    id: 'start-renamed',
    what: 'the host calls the first reading of a page otherwise',
    file: 'packages/lean/index.ts',
    find: "find: 'const cached = consumeCachedPageData(pathname);',",
    replace: "find: 'const cached = consumePageData(pathname);',",
  },
  {
    id: 'start-moved',
    what: 'the module that renders a page has another name, so nothing is patched',
    file: 'packages/lean/index.ts',
    find: "patchHost('dist/runtime/App.js'",
    replace: "patchHost('dist/runtime/Application.js'",
  },
  {
    id: 'link-moved',
    what: 'the module that follows links has another name, so nothing is patched',
    file: 'plugins/host-fixes/missingPage.ts',
    find: 'Link/useLinkNavigate.js',
    replace: 'Link/useLinkNavigation.js',
    blind: true,
  },
  {
    id: 'routes-renamed',
    what: 'the host imports its routes from another name',
    file: 'packages/lean/routes.ts',
    find: 'find: \'import { routes } from "virtual-routes";\'',
    replace: 'find: \'import { routes } from "virtual-routes-list";\'',
  },
  {
    id: 'docsearch-changed',
    what: 'a patch of DocSearch does not fit the installed release',
    file: 'plugins/host-fixes/providerSearch.ts',
    find: "find: 'openOnFocus:!0,initialState:{query:W,',",
    replace: "find: 'openOnFocus:!1,initialState:{query:W,',",
  },
  {
    id: 'sheet-changed',
    what: 'a style sheet of the host that ours stands in place of has another content',
    file: 'plugins/host-fixes/hostSheets.ts',
    find: "'styles/shiki.css': 'dff494543aadd457'",
    replace: "'styles/shiki.css': 'dff494543aadd458'",
  },
  {
    id: 'patch-dropped',
    what: 'a patch that no longer fits is passed over without a word',
    file: 'packages/lean/hostPatch.ts',
    find: 'if (count === 1) return [];',
    replace: 'if (count < 2) return [];',
  },
  {
    id: 'early-progress-bar',
    what: 'pages carry the whole progress bar again instead of loading it late',
    file: 'packages/lean/index.ts',
    find: 'nprogress$: file',
    replace: 'nprogressBar$: file',
  },
];
