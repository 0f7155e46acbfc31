/** Numbers of the product, each with the row that asks for it. Times in ms, lengths in px. */
export const LIMITS = {
  /** Navigation bar height, on phones, and while hidden (S9-25..27). */
  navHeight: 72,
  navHeightMobile: 56,
  /** Height of the bar with menu and outline buttons above a doc page (S9-28). */
  sidebarMenuHeight: 46,
  /** A dropdown closes this long after the pointer left (S2-64, S9-34). */
  dropdownCloseDelay: 150,
  /** The landing navbar is solid from here (S2-55, S9-35). */
  landingNavSolid: 100,
  /** Social links shown; the rest goes into a menu (S2-68). */
  socialLinksShown: 5,
  /** Scroll throttles of navbar and outline (S9-32, S9-33). */
  navScrollThrottle: 200,
  outlineScrollThrottle: 100,
  /** The copied state of a copy button (S4-13). */
  copiedDuration: 2000,
  /** Stars of the landing hero: how many, and how near the mouse moves them (S2-53, S2-54). */
  starCount: 35,
  starReach: 100,
  /** How far a star right under the mouse moves away. */
  starPush: 28,
  /** Image zoom: attached after, closed by scrolling beyond (S2-36, S2-37). */
  zoomDelay: 100,
  zoomScrollOffset: 40,
  /** Popovers and tooltips: opening delay, widths (S9-38..40). */
  tooltipDelay: 100,
  tooltipMaxWidth: 250,
  popoverTitleMinWidth: 177,
  /** Pages that the 404 page proposes at most (S2-18). */
  notFoundSuggestions: 5,
} as const;
