import type { CodePatch } from '../host/patchCode';

/** Rspress's hook that follows a link without loading a document. */
export const LINK_FILE = 'dist/theme/components/Link/useLinkNavigate.js';

/**
 * Rspress changes the location, renders everything with the data of the current page, reads those of the next page, and
 * renders everything again. Told of both at once, React renders once; and synchronously, because the page is loaded by then
 * and a transition would only make the reader wait longer.
 */
export const LINK_PATCHES: readonly CodePatch[] = [
  {
    why: 'location and data of the next page change together',
    find: `else navigate(removeBaseHref, {
                replace: false
            });`,
    replace: `else {
                if (nextData) setData?.(nextData);
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
    why: 'who follows a link can tell the page',
    find: 'const navigate = useNavigate();',
    replace: 'const navigate = useNavigate();const { setData } = useContext(PageContext);',
  },
  {
    why: 'the patched link knows the context',
    find: 'import { initPageData,',
    replace: 'import { PageContext, initPageData,',
  },
  {
    why: 'the patched link knows the hook',
    find: 'useCallback } from "react";',
    replace: 'useCallback, useContext } from "react";',
  },
];
