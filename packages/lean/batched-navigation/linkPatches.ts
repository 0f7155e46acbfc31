import type { CodePatch } from '../host/patchCode';

/** Rspress's component that hands on the data of the page. */
export const APP_FILE = 'dist/runtime/App.js';

/** Name under which the patched code knows `pageSetter`. */
const SETTER = '__sitePageSetter';

const importSetter = (file: string): string =>
  `import { pageSetter as ${SETTER} } from ${JSON.stringify(file)};`;

/**
 * Lets the links set the data of the page without asking for them, which would draw every link again with every page.
 * @param setterFile file that exports `pageSetter`
 */
export const appPatches = (setterFile: string): readonly CodePatch[] => [
  {
    why: 'links can set the data of the page',
    find: 'const { setData: setPageData, data } = useContext(PageContext);',
    replace: `const { setData: setPageData, data } = useContext(PageContext);${SETTER}.set = setPageData;`,
  },
  {
    why: 'the patched component knows our module',
    find: 'import { Layout, Root } from "@rspress/core/theme";',
    replace: `import { Layout, Root } from "@rspress/core/theme";${importSetter(setterFile)}`,
  },
];

/** Rspress's hook that tells the language, and the component around all that asks. */
export const LANG_FILE = 'dist/runtime/hooks/useLang.js';
export const CLIENT_FILE = 'dist/runtime/ClientApp.js';

/** Name under which the patched code knows `LangContext`. */
const LANG = '__siteLang';

const importLang = (file: string): string =>
  `import { LangContext as ${LANG} } from ${JSON.stringify(file)};`;

/**
 * Rspress reads the language from the data of the page, so that whoever needs a word is drawn again with every page.
 * @param langFile file that exports `LangContext`
 */
export const langPatches = (langFile: string): readonly CodePatch[] => [
  {
    why: 'the language is read by itself',
    find: `const { page } = usePage();
    return page.lang || '';`,
    replace: `return useContext(${LANG});`,
  },
  {
    why: 'the patched hook knows the context',
    find: 'import { usePage } from "./usePage.js";',
    replace: `import { useContext } from "react";${importLang(langFile)}`,
  },
];

/**
 * Hands the language on, apart from the data of the page.
 * @param langFile file that exports `LangContext`
 */
export const clientPatches = (langFile: string): readonly CodePatch[] => [
  {
    why: 'the language is handed on by itself',
    find: 'jsx(App, {})',
    replace: `jsx(${LANG}, { value: data?.lang || '', children: /*#__PURE__*/ jsx(App, {}) })`,
  },
  {
    why: 'the patched component knows the context',
    find: 'import { App } from "./App.js";',
    replace: `import { App } from "./App.js";${importLang(langFile)}`,
  },
];

/** Rspress's hook that follows a link without loading a document. */
export const LINK_FILE = 'dist/theme/components/Link/useLinkNavigate.js';

/**
 * Rspress changes the location, renders everything with the data of the current page, reads those of the next page, and
 * renders everything again. Told of both at once, React renders once; and synchronously, because the page is loaded by then
 * and a transition would only make the reader wait longer. A link asks for the address when it is followed: one that hears of
 * every change would be drawn again with every page.
 * @param setterFile file that exports `pageSetter`
 */
export const linkPatches = (setterFile: string): readonly CodePatch[] => [
  {
    why: 'location and data of the next page change together',
    find: `else navigate(removeBaseHref, {
                replace: false
            });`,
    replace: `else {
                if (nextData) ${SETTER}.set?.(nextData);
                navigate(removeBaseHref, {
                    replace: false,
                    atOnce: !!nextData
                });
            }`,
  },
  {
    why: 'the next page is loaded by then, and need not be rendered in pieces',
    find: 'const isTransitionable = !!(useTransitions && startTransition);',
    replace: 'const isTransitionable = false;',
  },
  {
    why: 'the data is kept until then',
    find: 'warmPageData(routePath, data);',
    replace: 'warmPageData(routePath, data);nextData = data;',
  },
  {
    why: 'there is a place for them',
    find: 'const preloadChunkThenNavigate = async ()=>{',
    replace: 'const preloadChunkThenNavigate = async ()=>{let nextData;',
  },
  {
    why: 'a link is not drawn again when the address changes',
    find: 'const { pathname: currPagePathname } = useLocation();',
    replace: '',
  },
  {
    why: 'it reads the address when it is followed',
    find: 'isActive(removeBaseHref, currPagePathname)',
    replace: 'isActive(removeBaseHref, removeBase(window.location.pathname))',
  },
  {
    why: 'it stays the same function',
    find: `        currPagePathname,
`,
    replace: '',
  },
  {
    why: 'the patched link knows the function',
    find: 'import { initPageData, isActive, pathnameToRouteService, useLocation,',
    replace: `${importSetter(setterFile)}import { initPageData, isActive, pathnameToRouteService, removeBase,`,
  },
];
