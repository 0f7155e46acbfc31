import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where what `npm run shots` makes has its place. */
export const SHOT_PLACES = {
  root: ROOT,
  /** Pictures of the report. */
  pictures: path.join(ROOT, 'docs/public/images/report'),
  /** Data of the published reports. */
  reports: path.join(ROOT, 'examples/reports'),
  /** Sizes and boxes of the pictures. */
  facts: path.join(ROOT, 'site/shotFiles.json'),
  /** Numbers of the reports. */
  numbers: path.join(ROOT, 'site/reportNumbers.json'),
} as const;
