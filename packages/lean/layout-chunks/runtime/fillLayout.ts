import { layouts, type Filling } from './layoutSlot';

/**
 * Puts a layout into its slot, for the pages that are rendered from now on.
 * @param name name of the layout
 * @param layout its component
 */
export function fillLayout(name: string, layout: Filling): void {
  const fill = layouts[name]?.fill;
  if (fill) fill(layout);
  else layouts[name] = layout;
}
