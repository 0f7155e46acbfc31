/** Depths of the headings that an overview page shows where neither it nor the sidebar names others (S2-80). */
export const OVERVIEW_DEPTHS: readonly [number, ...number[]] = [2];
