import { DOC_WORDS } from './doc';
import { HOST_WORDS } from './host';
import { NAV_WORDS } from './nav';
import { NOT_FOUND_WORDS } from './notFound';
import { PART_WORDS } from './parts';

/** The words that every page carries, by key; those of parts that come later stand in tables of their own. */
export const WORDS = {
  ...HOST_WORDS,
  ...NAV_WORDS,
  ...PART_WORDS,
  ...DOC_WORDS,
  ...NOT_FOUND_WORDS,
};

/** A key of the word table. */
export type WordKey = keyof typeof WORDS;
