import { storageSlot } from '../../lib/dom/storageSlot';
import { STORAGE_KEYS } from '../../site/storageKeys';

/**
 * Whether `/` opens the search. Readers who dictate, or press keys by accident, must be able to turn a shortcut of a single
 * character off (WCAG 2.1.4); the search dialog has the switch.
 */
export const slashKey = storageSlot({
  key: STORAGE_KEYS.searchSlash,
  parse: (text) => text !== 'off',
  print: (on) => (on ? 'on' : 'off'),
  fallback: true,
});
