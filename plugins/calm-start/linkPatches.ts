import type { CodePatch } from '../shared/patchCode';

/** The host's module that follows a link without loading a document. */
export const LINK_MODULE =
  /[\\/]@rspress[\\/]core[\\/]dist[\\/]theme[\\/]components[\\/]Link[\\/]useLinkNavigate\.js$/;

/**
 * The host goes to the new address, draws everything with the facts of the page at hand, reads those of the new page, and
 * draws everything again. Told of both at once, React draws once; and in one go, because the page is loaded by then: in
 * pieces, the reader would wait longer for it.
 */
export const LINK_PATCHES: readonly CodePatch[] = [
  {
    why: 'address and facts of the next page change together',
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
    why: 'the next page is loaded when it is drawn, and need not be drawn in pieces',
    find: 'const isTransitionable = !!(useTransitions && startTransition);',
    replace: 'const isTransitionable = false;',
  },
  {
    why: 'the facts are kept until then',
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
