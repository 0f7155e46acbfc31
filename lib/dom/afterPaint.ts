/** Longest wait for a frame, in ms: a page in the background paints none. */
const PATIENCE = 500;

/**
 * Runs a task when the browser has painted what is drawn now: what asks where things stand, before that, makes the browser
 * lay out the page in the middle of the work, and the reader wait for it.
 * @returns function that takes the task back
 */
export function afterPaint(task: () => void): () => void {
  let timer = setTimeout(run, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run(): void {
    cancelAnimationFrame(frame);
    task();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
