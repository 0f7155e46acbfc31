/** Started at the reader's first intent, so that its script is fetched beside the dialog, and not after it. */
let early: Worker | undefined;
let isTaken = false;

const start = (): Worker =>
  new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.entry.ts', import.meta.url));

/** Starts the worker of the local search, unless there is one. */
export function startWorkerEarly(): void {
  if (early || isTaken) return;
  const started = start();
  early = started;
  // Nobody listens yet: who takes a worker later gets one that can be had.
  started.onerror = () => {
    if (early === started) early = undefined;
    started.terminate();
  };
}

/** The worker that was started early, once; after that, and without one, a new worker. */
export function takeWorker(): Worker {
  const taken = early ?? start();
  early = undefined;
  isTaken = true;
  return taken;
}
