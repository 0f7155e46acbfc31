/** A rectangle in the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Distance to the anchor and to the window's edge, in px. */
const GAP = 6;
const MARGIN = 8;

/**
 * Where a tooltip stands: below its anchor, or above it where there is no room, never beyond the window's edge.
 * @param anchor the element that it explains
 * @param size width and height of the tooltip
 * @param view width and height of the window
 * @returns left and top in window coordinates
 */
export function placeBelow(
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> {
  const centred = anchor.left + anchor.width / 2 - size.width / 2;
  const left = Math.max(MARGIN, Math.min(centred, view.width - size.width - MARGIN));
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - size.height - GAP;
  return { left, top: below + size.height + MARGIN > view.height && above > MARGIN ? above : below };
}
