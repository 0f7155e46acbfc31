import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Transfer } from '../types';
import { QUIET } from './profile';

const PAUSE = 100;

const KINDS: Readonly<Record<string, keyof Transfer>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};

/** What the network of a page did so far. */
export interface Counter {
  /** Bytes by kind up to now. */
  readonly now: () => Transfer;
  /** Ends when nothing was asked for and no part of an answer arrived for a while. */
  readonly quiet: () => Promise<void>;
}

/**
 * Counts what a page transfers, headers included, as the browser reports it.
 * @param cdp session of the page, with its network enabled
 */
export function countTransfer(cdp: CDPSession): Counter {
  const kinds = new Map<string, keyof Transfer>();
  const bytes = { html: 0, script: 0, style: 0, font: 0, other: 0 };
  let last = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    // A script that is asked for ahead of its use is a script; the browser calls it "Other".
    const isScript = /\.m?js(?:$|\?)/.test(request.url);
    kinds.set(requestId, isScript ? 'script' : (KINDS[type ?? ''] ?? 'other'));
    last = performance.now();
  });
  const moved = () => {
    last = performance.now();
  };
  cdp.on('Network.dataReceived', moved);
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
    moved();
  });
  cdp.on('Network.loadingFailed', moved);
  return {
    now: () => ({ ...bytes }),
    async quiet() {
      // What has begun and not ended is no measure: the end of a worker's script is told to the worker, not to the page.
      while (performance.now() - last < QUIET) await wait(PAUSE);
    },
  };
}
