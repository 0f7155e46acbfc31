/**
 * Runs a task when the browser has painted what is drawn now: what asks where things stand, before that, makes the browser
 * lay out the page in the middle of the work, and the reader wait for it. A page in the background paints when it is shown.
 * @returns function that takes the task back
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
