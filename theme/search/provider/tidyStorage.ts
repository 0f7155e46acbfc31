import { storageSlot } from '../../../lib/dom/storageSlot';
import { docSearchKeys } from '../../../site/storageKeys';
import { cleanStored, type StoredHit } from './cleanStored';

/**
 * Cleans what DocSearch has stored, before it reads it: its own code throws on a broken entry and takes the
 * page down.
 * @param indexName index by which the keys are named
 * @param base base path of the site
 */
export function tidyStorage(indexName: string, base: string): void {
  for (const key of docSearchKeys(indexName)) {
    const slot = storageSlot<readonly StoredHit[] | undefined>({
      key,
      parse: (text) => cleanStored(text, base),
      print: JSON.stringify,
      fallback: undefined,
    });
    const entries = slot.read();
    if (entries && entries.length > 0) slot.write(entries);
    else slot.clear();
  }
}
