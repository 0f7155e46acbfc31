/** Parts of a page that an address may hide by a flag of its own, such as `?navbar=0`. */
export const HIDEABLE_PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

/** One of them. */
export type HideablePart = (typeof HIDEABLE_PARTS)[number];
