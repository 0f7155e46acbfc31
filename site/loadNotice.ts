/** The notice that something did not load: an inline script of every page shows it. */
export const LOAD_NOTICE = {
  /** Event on `window` by which the rest of the site asks for it. */
  event: 'site-load-failed',
  /** Class of its element; `theme/page-tools/load-notice.css` says how it looks. */
  className: 'siteLoadNotice',
  /** Element that React takes over, and how long after the last script it may take, in ms. */
  root: '__rspress_root',
  timeout: 5000,
} as const;
