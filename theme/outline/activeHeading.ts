/** Where a heading stands on the screen. */
export interface HeadingPlace {
  readonly id: string;
  /** px from the top of the window; undefined when the page has no such element. */
  readonly top: number | undefined;
}

/** The window and how much of the page is left below it. */
export interface ScrollPlace {
  /** Where reading begins: the lower edge of the sticky bars. */
  readonly start: number;
  readonly height: number;
  /** px that the page can still be scrolled. */
  readonly left: number;
  readonly scrolled: boolean;
}

/**
 * The heading whose section is being read: the last one above the reading line. The line stands below the sticky bars;
 * over the last screen it moves down to the end, so that short last sections have their turn too.
 * @param headings places of the headings, in the order of the page
 * @param place the window
 * @returns id, or undefined above the first heading
 */
export function activeHeading(headings: readonly HeadingPlace[], place: ScrollPlace): string | undefined {
  const { start, height, left, scrolled } = place;
  const end = scrolled ? Math.max(0, 1 - left / height) : 0;
  const line = start + end * (height - start);
  return headings.findLast(({ top }) => top !== undefined && top <= line)?.id;
}
