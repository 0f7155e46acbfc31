import type { SearchScope } from '../../../packages/search/types';
import { createLocalEngine, type LocalEngine } from './createLocalEngine';
import { createWorkerClient } from './createWorkerClient';
import { takeWorker } from './takeWorker';

/**
 * The local engine of this site, with its worker: a file of our own origin, as the security policy asks.
 * @param addressOf where the index of a scope is, from the root of the host
 */
export function localEngine(addressOf: (scope: SearchScope) => string | undefined): LocalEngine {
  return createLocalEngine({
    ask: createWorkerClient(takeWorker),
    addressOf: (scope) => {
      const address = addressOf(scope);
      return address && new URL(address, window.location.href).href;
    },
  });
}
