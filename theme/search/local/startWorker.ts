let worker: Worker | undefined;

export function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/**
 * The worker of the local search, started at the reader's first intent: its script is fetched beside the dialog, not after it.
 * It opens the index it is named after at once: a message would reach it only when the page has drawn the dialog.
 */
export function searchWorker(index: string | undefined): Worker {
  worker ??= new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.entry.ts', import.meta.url),
    {
      name: index ?? '',
    },
  );
  worker.onerror ??= endWorker;
  return worker;
}
