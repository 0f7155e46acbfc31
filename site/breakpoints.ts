/**
 * Widths in px at which the layout changes, by meaning; CSS repeats the numbers, since media queries take no variables. The
 * bar folds by the first one in rem too (48), so that it does so earlier where text is larger.
 */
export const BREAKPOINTS = {
  /** Phones: at most this wide. */
  mobile: 768,
  /** The outline is a popup up to here. */
  outlinePopup: 960,
  /** Sidebar, content and outline stand side by side from here. */
  wide: 1280,
} as const;
