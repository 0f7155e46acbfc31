import { storageSlot } from '../../lib/dom/storageSlot';
import { STORAGE_KEYS } from '../../site/storageKeys';

/** Whether reports are kept in this browser: the script that lists them is loaded for nobody else. */
export const keptSlot = storageSlot<boolean>({
  key: STORAGE_KEYS.keptReports,
  parse: (text) => (text === 'yes' ? true : undefined),
  print: () => 'yes',
  fallback: false,
});
