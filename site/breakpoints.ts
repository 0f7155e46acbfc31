/**
 * Widths in px at which the layout changes, by meaning; CSS repeats the numbers, since media queries take no variables. The
 * bar goes by them in rem too (48, 60, 80), so that it folds earlier where text is larger.
 */
export const BREAKPOINTS = {
  /** Phones: at most this wide. */
  mobile: 768,
  /** The outline is a popup up to here. */
  outlinePopup: 960,
  /** Sidebar, content and outline stand side by side from here. */
  wide: 1280,
} as const;
