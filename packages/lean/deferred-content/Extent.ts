/** What is known of the height of a passage at build time. */
export interface Extent {
  /** px that it takes at any width: spaces, lines of code, rows. */
  readonly px: number;
  /** Letters that are broken into lines; a wide one counts more. */
  readonly letters: number;
}
