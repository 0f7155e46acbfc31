import words from './diagnosis.json' with { type: 'json' };

export const DIAGNOSIS_WORDS = words;
