import words from './diagnosis.json' with { type: 'json' };

/** Words of what the diagnose box answers. */
export const DIAGNOSIS_WORDS = words;
