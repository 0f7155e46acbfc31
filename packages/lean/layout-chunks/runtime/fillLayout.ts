import { layouts, type Filling } from './layoutSlot';

/**
 * Keeps a layout for the pages that are rendered from now on.
 * @param name name of the layout
 * @param layout its component
 */
export function fillLayout(name: string, layout: Filling): void {
  const kept = layouts[name]?.fill;
  if (kept) kept(layout);
  else layouts[name] = layout;
}
