let worker: Worker | undefined;

export function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/**
 * The worker of the local search, started at the reader's first intent: its script is fetched beside the dialog, not after it.
 * Its name is the URL of the index that it opens at once: a message would reach it only when the page has drawn the dialog.
 */
export function searchWorker(indexUrl: string | undefined): Worker {
  worker ??= new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.entry.ts', import.meta.url),
    { name: indexUrl ?? '' },
  );
  worker.onerror ??= endWorker;
  return worker;
}
