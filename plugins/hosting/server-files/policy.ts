import { createHash } from 'node:crypto';
import { HEADER_ONLY, OWN_SCRIPTS_ONLY, PAGE_POLICY, type ContentPolicy } from '../../../site/contentPolicy';
import { POLICY_HEADER } from '../../../site/headers';
import { headScripts } from '../head-scripts';
import { searchHosts, SEARCH_INSIGHTS } from '../../../site/searchSettings';
import type { Settings } from '../../../site/settings';

export function renderPolicy(policy: ContentPolicy, place: 'header' | 'meta'): string {
  return Object.entries(policy)
    .filter(([directive]) => place === 'header' || !HEADER_ONLY.some((name) => name === directive))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The charset stays first: browsers look for it in the first 1024 bytes. */
const HEAD = /<head(?:\s[^>]*)?>(?:\s*<meta charset=[^>]*>)?/i;

/** Puts the policy into a page, before everything that it is to hold for. Throws when the page has no `<head>`. */
export function addPolicyMeta(html: string, policy: string): string {
  const [head] = HEAD.exec(html) ?? [];
  if (!head) throw new Error('no <head>');
  const meta = `<meta http-equiv="${POLICY_HEADER}" content="${policy}">`;
  return html.replace(HEAD, () => `${head}${meta}`);
}

/** What the host of version 2.0.22 writes into each page: it sets the colours before anything is drawn. */
const HOST_THEME_SCRIPT = "'sha256-YXrHTO4dyW4axqd5lETt72Vr5znYoHRihmGvaTyFfMw='";

/** Hashes of the inline scripts that a page may have. */
export const knownScripts = (base: string): ReadonlySet<string> =>
  new Set([
    HOST_THEME_SCRIPT,
    ...inlineHashes(headScripts(base, 'auto').map((text) => `<script>${text}</script>`)).scripts,
  ]);

/** Sources of a policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sorted = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

/** Data in a script element, such as JSON-LD, is never run. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const page of pages) {
    for (const [, name = '', attributes = '', text = ''] of page.matchAll(ELEMENT)) {
      const type = /\btype=["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? 'module';
      if (name.toLowerCase() === 'style') styles.push(hash(text));
      else if (!/\bsrc=/i.test(attributes) && ['module', 'text/javascript'].includes(type))
        scripts.push(hash(text));
    }
  }
  return { scripts: sorted(scripts), styles: sorted(styles) };
}

/** The hashes of many pages together. */
export const joinHashes = (pages: readonly InlineHashes[]): InlineHashes => ({
  scripts: sorted(pages.flatMap(({ scripts }) => scripts)),
  styles: sorted(pages.flatMap(({ styles }) => styles)),
});

/**
 * The policy of the pages.
 * @param hashes hashes of the inline scripts and styles of the output
 */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  { analyticsScript, assetsOrigin, search }: Settings,
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
