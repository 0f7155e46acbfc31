/** What `watchPaint` collects on the page, in ms. */
export interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
  readonly tasks: { start: number; length: number }[];
}

declare global {
  interface Window {
    __paint?: Paint;
  }
}

/** A task is long from 50 ms on; only what is above blocks (the definition of total blocking time). */
const LONG = 50;

/** Runs on the page before anything else: keeps first and largest paint, layout shifts and long tasks. */
export function watchPaint(): void {
  const paint: Paint = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  window.__paint = paint;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (paint.lcp = entry.startTime));
  watch('longtask', (entry) => paint.tasks.push({ start: entry.startTime, length: entry.duration }));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) paint.cls += shift.value;
  });
}

/**
 * Total blocking time: of each long task after the first paint, what is over 50 ms.
 * @param paint what the page collected
 */
export const blockingTime = ({ fcp, tasks }: Paint): number =>
  tasks
    .filter(({ start, length }) => start + length > fcp)
    .map(({ start, length }) => start + length - Math.max(start, fcp) - LONG)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
