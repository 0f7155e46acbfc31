import { DOC_WORDS } from './doc';
import { HOST_WORDS } from './host';
import { LANDING_WORDS } from './landing';
import { NAV_WORDS } from './nav';
import { NOT_FOUND_WORDS } from './notFound';
import { OVERVIEW_WORDS } from './overview';
import { PART_WORDS } from './parts';

/** Every word of the site, by key. */
export const WORDS = {
  ...HOST_WORDS,
  ...LANDING_WORDS,
  ...NAV_WORDS,
  ...PART_WORDS,
  ...DOC_WORDS,
  ...NOT_FOUND_WORDS,
  ...OVERVIEW_WORDS,
};

/** A key of the word table. */
export type WordKey = keyof typeof WORDS;
