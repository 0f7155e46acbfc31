/** Signals by which a person or a CI host ends a run. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Calls back in place of ending this process.
 * @param onEnd gets each signal
 * @returns puts the default back
 */
export function listenForEnd(onEnd: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, onEnd);
  return () => {
    for (const signal of SIGNALS) process.off(signal, onEnd);
  };
}
