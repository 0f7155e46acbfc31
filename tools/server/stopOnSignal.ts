import type { Server } from 'node:http';

/** Open downloads may finish within this time; preview pages are small, so whoever is left then has hung. */
const GRACE_MS = 2_000;

/**
 * Stops a server on Ctrl+C or a polite kill: no new connections, running answers are finished. A second signal ends the
 * process at once, because the handlers are gone by then.
 * @param server listening server
 */
export function stopOnSignal(server: Server): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = () => {
    for (const signal of signals) process.off(signal, stop);
    server.close();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  for (const signal of signals) process.on(signal, stop);
}
