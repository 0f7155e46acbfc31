/**
 * What a reader wants of the report, in the order in which it is offered; the first one holds until something is chosen.
 * Apart from what each aim needs, since the form only has names.
 */
export const AIM_NAMES = [
  'slow-build',
  'large-bundle',
  'ci-size',
  'loader-bug',
  'low-memory',
  'share',
] as const;

/** What a reader wants of the report. */
export type Aim = (typeof AIM_NAMES)[number];
