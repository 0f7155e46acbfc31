import { storageSlot, type StorageSlot } from '../../lib/storage';
import { tabGroupKey } from '../../site/storageKeys';

const slots = new Map<string, StorageSlot<number>>();

/** The index of the remembered tab of a group: all tabs of the same group follow it, on every page. */
export function groupSlot(group: string): StorageSlot<number> {
  const known = slots.get(group);
  if (known) return known;
  const slot = storageSlot<number>({
    key: tabGroupKey(group),
    parse: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
    print: String,
    fallback: 0,
  });
  slots.set(group, slot);
  return slot;
}
