import { OWN_SCRIPTS_ONLY, PAGE_POLICY, type ContentPolicy } from '../../site/contentPolicy';
import { searchHosts } from '../../site/searchHosts';
import type { Settings } from '../../site/settings';
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
  const more: ContentPolicy = {
    'script-src': [...scripts, ...analytics],
    'style-src': styles,
    'img-src': assetsOrigin ? [assetsOrigin] : [],
    'connect-src': [...analytics, ...searchHosts(search)],
  };
  const dropped: readonly string[] = analytics.length > 0 ? OWN_SCRIPTS_ONLY : [];
  const kept = Object.entries(PAGE_POLICY).filter(([directive]) => !dropped.includes(directive));
  return Object.fromEntries(
    kept.map(([directive, sources]) => [directive, [...sources, ...(more[directive] ?? [])]]),
  );
}
