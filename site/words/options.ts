import words from './options.json' with { type: 'json' };

/** What each option is for, by its path. Only pages with an option table carry these texts, so they are not in `WORDS`. */
export const OPTION_PURPOSES = words.purposes;

/** Words of the option table. */
export const OPTION_TABLE_WORDS = words.table;

/** What a reader is told of an option's state. */
export const OPTION_STATES = words.states;
