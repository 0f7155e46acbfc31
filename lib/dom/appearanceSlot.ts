import { STORAGE_KEYS } from '../../site/storageKeys';
import { storageSlot } from './storageSlot';

/** What a reader may choose; `auto` follows the system. */
export const APPEARANCES = ['light', 'auto', 'dark'] as const;

/** One of the three choices. */
export type Appearance = (typeof APPEARANCES)[number];

/** The stored choice; undefined while there is none. The host's script reads the same key before the first paint. */
export const appearanceSlot = storageSlot<Appearance | undefined>({
  key: STORAGE_KEYS.appearance,
  parse: (text) => APPEARANCES.find((each) => each === text),
  print: String,
  fallback: undefined,
});
