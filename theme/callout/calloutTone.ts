/** The four looks of a callout. */
export type CalloutTone = 'tip' | 'info' | 'warning' | 'danger';

/** Kinds that the host knows beside ours, most of them from quoted notes (`> [!CAUTION]`). */
const ALIASES: Readonly<Record<string, CalloutTone>> = {
  tip: 'tip',
  note: 'info',
  info: 'info',
  important: 'warning',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
};

/**
 * Which look a callout has.
 * @param type kind as the author wrote it, e.g. `warning`
 * @returns its look; `info` for a kind that nobody knows
 */
export function calloutTone(type: string): CalloutTone {
  return ALIASES[type] ?? 'info';
}
