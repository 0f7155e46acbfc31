/** Widths in px at which the layout changes, by meaning; CSS repeats the numbers, since media queries take no variables. */
export const BREAKPOINTS = {
  /** Phones: at most this wide (S9-36). */
  mobile: 768,
  /** The outline is a popup up to here (S9-29). */
  outlinePopup: 960,
  /** Sidebar, content and outline stand side by side from here (S9-30, S9-31). */
  wide: 1280,
} as const;
