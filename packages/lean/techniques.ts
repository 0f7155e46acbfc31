import { batchedNavigation } from './batched-navigation';
import { compileOnce } from './compile-once';
import { criticalCss } from './critical-css';
import { cssNames } from './css-names';
import { deferredContent } from './deferred-content';
import { headShim } from './head-shim';
import { inlineTokens } from './inline-tokens';
import { lateProgress } from './late-progress';
import { lateScripts } from './late-scripts';
import { layoutChunks } from './layout-chunks';
import { leanChunks } from './lean-chunks';
import { lineHighlightStyles } from './line-highlight-styles';
import { linkPrefetch } from './link-prefetch';
import { nativeText } from './native-text';
import { pageStyles } from './page-styles';
import { partialSheets } from './partial-sheets';
import { perPageConstants } from './per-page-constants';
import { perPageData } from './per-page-data';
import { precomputedConstants } from './precomputed-constants';
import { routeManifest } from './route-manifest';
import { routerShim } from './router-shim';
import { sectionSidebars } from './section-sidebars';
import { singleHydration } from './single-hydration';
import type { Technique } from './types';

/**
 * All techniques, in the order in which their plugins run. The HTML of a page is changed in this order too: scripts are moved
 * and style sheets sorted before the sheets are inlined, and inlined before they are shortened.
 */
export const TECHNIQUES = {
  singleHydration,
  batchedNavigation,
  sectionSidebars,
  lineHighlightStyles,
  perPageData,
  lateScripts,
  pageStyles,
  criticalCss,
  partialSheets,
  layoutChunks,
  perPageConstants,
  precomputedConstants,
  leanChunks,
  routeManifest,
  deferredContent,
  nativeText,
  compileOnce,
  routerShim,
  headShim,
  lateProgress,
  linkPrefetch,
  cssNames,
  inlineTokens,
} satisfies Readonly<Record<string, Technique>>;

/** Name of a technique, as `SITE_SPEED` takes it. */
export type TechniqueName = keyof typeof TECHNIQUES;

/** Names of all techniques. */
export const TECHNIQUE_NAMES = Object.keys(TECHNIQUES) as TechniqueName[];

/** A technique by its name, without what only its own type says. */
export const techniqueOf = (name: TechniqueName): Technique => TECHNIQUES[name];
