import { useLocation } from '@rspress/core/runtime';
import { useState } from 'react';
import { useHydrated } from './hooks';

/**
 * A choice that only the address keeps, so that it can be sent.
 * @returns the value, undefined where the address has none that can be chosen, and the function that chooses
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
  return [
    values.find((each) => each === wanted),
    (chosen) => {
      const address = new URL(window.location.href);
      address.searchParams.set(name, chosen);
      // The router need not hear of it.
      window.history.replaceState(window.history.state, '', address);
      setCount((count) => count + 1);
    },
  ];
}
