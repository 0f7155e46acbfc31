import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useHydrated } from './hooks';

/** Writes a choice into the address, or takes it out, so that it can be sent; the router need not hear of it. */
export function writeAddress(name: string, value: string | undefined): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  const kept = query.toString();
  window.history.replaceState(window.history.state, '', `${pathname}${kept && `?${kept}`}${hash}`);
}

/**
 * A choice that only the address keeps; a value that cannot be chosen is taken out of it.
 * @returns the value, undefined where the address has none, and the function that chooses
 */
export function useAddressed<Value extends string>(
  name: string,
  values: readonly Value[],
): readonly [Value | undefined, (value: Value) => void] {
  // Hears of links that lead to the same page with another choice.
  useLocation();
  const [, setCount] = useState(0);
  // The server does not know the query.
  const isHydrated = useHydrated();
  const wanted = isHydrated ? new URLSearchParams(window.location.search).get(name) : null;
  const value = values.find((each) => each === wanted);
  useEffect(() => {
    if (wanted !== null && value === undefined) writeAddress(name, undefined);
  }, [name, wanted, value]);
  return [
    value,
    (chosen) => {
      writeAddress(name, chosen);
      setCount((count) => count + 1);
    },
  ];
}
