import { useSyncExternalStore } from 'react';

/** One value kept in the browser, with everything that may go wrong handled. */
export interface StorageSlot<T> {
  /** The stored value, or the fallback when there is none, it does not parse, or storage is closed. */
  readonly read: () => T;
  /** Stores a value; does nothing when storage is closed. */
  readonly write: (value: T) => void;
  /** Removes the stored value. */
  readonly clear: () => void;
  /**
   * Calls back whenever the slot changes, in this tab or another.
   * @returns function that ends the subscription
   */
  readonly subscribe: (onChange: () => void) => () => void;
}

interface SlotOptions<T> {
  /** Key in local storage, from `site/storageKeys.ts`. */
  readonly key: string;
  /** Turns stored text into a value; anything but a value means "not ours". */
  readonly parse: (text: string) => T | undefined;
  readonly print: (value: T) => string;
  readonly fallback: T;
}

/** Local storage, or undefined where the browser refuses it (blocked site data throws on access). */
function openStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * The only reader and writer of browser storage.
 * @param options key, parser, printer and fallback
 * @returns the slot; reading the same stored text twice gives the same object
 */
export function storageSlot<T>({ key, parse, print, fallback }: SlotOptions<T>): StorageSlot<T> {
  const listeners = new Set<() => void>();
  let seen: { text: string; value: T } | undefined;
  const tell = () => listeners.forEach((listener) => listener());

  const read = () => {
    let text: string | null;
    try {
      text = openStorage()?.getItem(key) ?? null;
    } catch {
      text = null;
    }
    if (text === null) return fallback;
    if (seen?.text !== text) {
      let value: T | undefined;
      try {
        value = parse(text);
      } catch {
        value = undefined;
      }
      seen = { text, value: value ?? fallback };
    }
    return seen.value;
  };

  const attempt = (change: (storage: Storage) => void) => {
    const storage = openStorage();
    try {
      if (storage) change(storage);
    } catch {
      // A full or closed storage must not hurt the page; the value lives on for this page only.
    }
    tell();
  };

  return {
    read,
    write: (value) => attempt((storage) => storage.setItem(key, print(value))),
    clear: () => attempt((storage) => storage.removeItem(key)),
    subscribe: (onChange) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      listeners.add(onChange);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** A storage slot as state: its fallback on the server and in the first render, so that hydration matches, then its value. */
export function useStored<T>(slot: StorageSlot<T>, fallback: T): T {
  return useSyncExternalStore(slot.subscribe, slot.read, () => fallback);
}
