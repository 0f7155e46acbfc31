let worker: Worker | undefined;

export function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/** The worker of the local search, started at the reader's first intent: its script is fetched beside the dialog, not after it. */
export function searchWorker(): Worker {
  worker ??= new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.entry.ts', import.meta.url),
  );
  worker.onerror ??= endWorker;
  return worker;
}
