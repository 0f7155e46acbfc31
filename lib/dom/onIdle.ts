/** Longest wait for a quiet moment, in ms, and the wait where the browser cannot tell (WebKitGTK). */
const TIMEOUT = 2000;
const BLIND_WAIT = 300;

/**
 * Runs a task when the browser has nothing better to do.
 * @returns function that takes the task back
 */
export function onIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(task, { timeout: TIMEOUT });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(task, BLIND_WAIT);
  return () => clearTimeout(id);
}
