import { storageSlot } from '../../lib/storage';
import { KEPT_REPORTS_KEY } from '../../site/storageKeys';

/** Whether reports are kept in this browser: the script that lists them is loaded for nobody else. */
export const keptSlot = storageSlot<boolean>({
  key: KEPT_REPORTS_KEY,
  parse: (text) => (text === 'yes' ? true : undefined),
  print: () => 'yes',
  fallback: false,
});
