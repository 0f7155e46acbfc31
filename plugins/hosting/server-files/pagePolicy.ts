import { OWN_SCRIPTS_ONLY, PAGE_POLICY, type ContentPolicy } from '../../../site/contentPolicy';
import { searchHosts } from '../../../site/searchHosts';
import { SEARCH_INSIGHTS } from '../../../site/searchInsights';
import type { Settings } from '../../../site/settings';
import type { InlineHashes } from './inlineHashes';

/** Settings that let a page load from elsewhere. */
export type PolicySettings = Pick<Settings, 'analyticsScript' | 'assetsOrigin' | 'search'>;

/**
 * The policy of the pages.
 * @param hashes hashes of the inline scripts and styles of the output
 * @param settings origins that this deployment loads from
 */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  { analyticsScript, assetsOrigin, search }: PolicySettings,
): ContentPolicy {
  const analytics = analyticsScript ? [new URL(analyticsScript).origin] : [];
  const insights = search.mode === 'provider' && search.insights ? [SEARCH_INSIGHTS] : [];
  const more: ContentPolicy = {
    'script-src': [...scripts, ...analytics, ...insights.map(({ script }) => script)],
    'style-src': styles,
    'img-src': assetsOrigin ? [assetsOrigin] : [],
    'connect-src': [...analytics, ...searchHosts(search), ...insights.map(({ host }) => host)],
  };
  const dropped: readonly string[] = analytics.length + insights.length > 0 ? OWN_SCRIPTS_ONLY : [];
  const kept = Object.entries(PAGE_POLICY).filter(([directive]) => !dropped.includes(directive));
  return Object.fromEntries(
    kept.map(([directive, sources]) => [directive, [...sources, ...(more[directive] ?? [])]]),
  );
}
