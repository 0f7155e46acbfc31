/**
 * A time as the report writes it.
 * @param ms milliseconds, not negative
 * @returns such as `917 ms`, `12.1 s` or `2.5 min`
 */
export function formatMs(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;
}
