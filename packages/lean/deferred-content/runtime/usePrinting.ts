import { useSyncExternalStore } from 'react';

let isOn = false;

function watch(onChange: () => void): () => void {
  const begin = () => {
    isOn = true;
    onChange();
  };
  const end = () => {
    isOn = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is about to be printed; a store, since React draws its changes before the browser goes on. */
export const usePrinting = (): boolean => useSyncExternalStore(watch, () => isOn);
