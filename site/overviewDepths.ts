/** Depths of the headings that an overview page shows where neither it nor the sidebar names others. */
export const OVERVIEW_DEPTHS: readonly [number, ...number[]] = [2];
