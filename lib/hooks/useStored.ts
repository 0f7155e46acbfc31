import { useSyncExternalStore } from 'react';
import type { StorageSlot } from '../dom/storageSlot';

/**
 * A storage slot as state: the fallback on the server and in the first render, the stored value after it.
 * @param slot the slot
 * @param fallback the slot's fallback, shown until the browser's value may be read without a hydration mismatch
 * @returns the current value
 */
export function useStored<T>(slot: StorageSlot<T>, fallback: T): T {
  return useSyncExternalStore(slot.subscribe, slot.read, () => fallback);
}
