/** One page of each kind, without language prefix; what holds for all pages of a kind is tried on these. */
export const PAGE_KINDS = {
  home: '/',
  guide: '/guide/start/quick-start',
  overview: '/guide/overview',
  options: '/config/options/options',
  release: '/blog/release/release-note-1_0',
  'rule index': '/guide/more/rules',
  rule: '/guide/rules/e1001',
  'not found': '/no/such/page',
} as const;
