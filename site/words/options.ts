import words from './options.json' with { type: 'json' };

export const OPTION_PURPOSES = words.purposes;
export const OPTION_TABLE_WORDS = words.table;
export const OPTION_STATES = words.states;
