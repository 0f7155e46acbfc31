import { WorkerAddress } from '../../../lib/browser';

let worker: Worker | undefined;

export function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/** Where the script of the worker lies: a TrustedScriptURL where browsers have them, of which only the text can be read. */
export const workerUrl = (): URL =>
  new WorkerAddress(/* webpackChunkName: "search-worker" */ new URL('./worker.entry.ts', import.meta.url))
    .url;

/**
 * The worker of the local search, started at the reader's first intent, beside the dialog and not after it.
 * Its name is the URL of the index that it opens at once: a message would reach it only when the page has drawn the dialog.
 */
export function searchWorker(indexUrl: string | undefined): Worker {
  worker ??= new Worker(workerUrl(), { name: indexUrl ?? '' });
  worker.onerror ??= endWorker;
  return worker;
}
