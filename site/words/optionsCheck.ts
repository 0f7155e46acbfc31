import words from './optionsCheck.json' with { type: 'json' };

export const OPTIONS_CHECK_WORDS = words.box;
export const VERDICT_WORDS = words.verdict;

/** How much a finding matters: the build stops, the key does nothing, it should change, it can go. */
export const FINDING_TONES = words.tones;

/** What the documented version does with a value of a wrong type. */
export const EFFECT_WORDS = words.effects;
export const FINDING_WORDS = words.findings;
