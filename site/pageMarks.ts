/** Id of the main landmark of a page, where the skip link leads. */
export const MAIN_ID = 'main-content';

/** Selector of the text of a page; in front of it there may be its place in the sidebar. */
export const TEXT_OF_PAGE = `#${MAIN_ID} > :first-child:not([data-part]), #${MAIN_ID} > [data-part] + *`;

/** Parts of a page that an address may hide by a flag of its own, such as `?navbar=0`. */
export const HIDEABLE_PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

export type HideablePart = (typeof HIDEABLE_PARTS)[number];

/** Flag of an address that opens the site's search: `/?search=webpack`. */
export const SEARCH_FLAG = 'search';

/** Events on `window` by which the theme tells the scripts in the head how far React is: it has not looked at the HTML yet. */
export const HYDRATION_BEGINS = 'site-hydrates';

/** Effects are running; the text of the page is hydrated next. */
export const HYDRATION_ENDS = 'site-hydrated';

/** An event of the browser that makes React hydrate the part in which it happens, and that nothing else listens to. */
export const HYDRATING_EVENT = 'touchcancel';

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
