/** Headers of one address pattern, as static hosts read them from `_headers`. */
export interface HeaderRule {
  /** Path; `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Response headers of the site, written as `_headers`. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  { path: '/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/rss/*', headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } },
];
