import { useSyncExternalStore } from 'react';
import { tabGroupKey } from '../site/storageKeys';

/** One value kept in the browser; nothing that may go wrong with it harms the page. */
export type StorageSlot<T> = ReturnType<typeof storageSlot<T>>;

interface SlotOptions<T> {
  readonly key: string;
  /** Turns stored text into a value; what throws or is undefined counts as nothing stored. */
  readonly parse: (text: string) => T | undefined;
  readonly print: (value: T) => string;
  readonly fallback: T;
}

/** Uses local storage; undefined where the browser refuses it (blocked site data throws on access) or it is full. */
function attempt<R>(run: (storage: Storage) => R): R | undefined {
  try {
    return run(window.localStorage);
  } catch {
    return undefined;
  }
}

/**
 * The only reader and writer of browser storage. Reading the same stored text twice gives the same object; `subscribe` hears of
 * changes in this tab and others, and returns the function that ends it.
 */
export function storageSlot<T>({ key, parse, print, fallback }: SlotOptions<T>) {
  const listeners = new Set<() => void>();
  let seen: { text: string; value: T } | undefined;
  const change = (how: (storage: Storage) => void): void => {
    attempt(how);
    listeners.forEach((listener) => listener());
  };
  return {
    read: (): T => {
      const text = attempt((storage) => storage.getItem(key)) ?? undefined;
      if (text === undefined) return fallback;
      if (seen?.text !== text) seen = { text, value: attempt(() => parse(text)) ?? fallback };
      return seen.value;
    },
    write: (value: T): void => change((storage) => storage.setItem(key, print(value))),
    clear: (): void => change((storage) => storage.removeItem(key)),
    subscribe: (onChange: () => void) => {
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

const groups = new Map<string, StorageSlot<number>>();

/**
 * The remembered choice of a group, as its place in the list; followed by all tabs and forms of the group, on every page. The
 * head script `picks.inline.js` reads the choices of `site/picks.ts` itself, before the first paint.
 */
export function groupSlot(group: string): StorageSlot<number> {
  const slot =
    groups.get(group) ??
    storageSlot({
      key: tabGroupKey(group),
      parse: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
      print: String,
      fallback: 0,
    });
  groups.set(group, slot);
  return slot;
}

/** A storage slot as state: its fallback on the server and in the first render, so that hydration matches, then its value. */
export function useStored<T>(slot: StorageSlot<T>, fallback: T): T {
  return useSyncExternalStore(slot.subscribe, slot.read, () => fallback);
}
