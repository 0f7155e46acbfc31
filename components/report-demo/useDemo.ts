import { useState } from 'react';
import { askStatus, isThere } from '../../lib/dom/askStatus';

/** A live report: not asked for, asked for, asked for in vain, or in place at its address. */
export type DemoState =
  { readonly state: 'closed' | 'opening' | 'failed' } | { readonly state: 'open'; readonly address: string };

/** What `useDemo` gives: the state, and what opens the report at an address. */
export type Demo = DemoState & { readonly open: (address: string) => Promise<void> };

/**
 * Opens a live report in the page. A frame cannot be asked whether its document came, and shows the browser's own page for
 * a missing one; so the server is asked first, and a report that is not there leaves the poster and is told.
 */
export function useDemo(): Demo {
  const [demo, setDemo] = useState<DemoState>({ state: 'closed' });
  const open = async (address: string) => {
    setDemo({ state: 'opening' });
    const found = isThere(await askStatus(address));
    setDemo(found ? { state: 'open', address } : { state: 'failed' });
  };
  return { ...demo, open };
}
