import { entryOf } from './entryOf';
import type { ReportPlugin } from './ReportModel';
import type { ReportSections } from './sectionSchemas';

/**
 * Adds up the taps of each plugin.
 * @param plugin the section `plugin`: hook → its taps
 * @returns plugins, slowest first
 */
export function toPlugins(plugin: NonNullable<ReportSections['plugin']>): readonly ReportPlugin[] {
  const byName = new Map<string, { hooks: Set<string>; calls: number; ms: number }>();
  for (const [hook, taps] of Object.entries(plugin)) {
    for (const { tapName, costs } of taps) {
      const entry = entryOf(byName, tapName, () => ({ hooks: new Set<string>(), calls: 0, ms: 0 }));
      entry.hooks.add(hook);
      entry.calls += 1;
      entry.ms += Math.max(0, costs);
    }
  }
  return [...byName]
    .map(([name, { hooks, calls, ms }]) => ({ name, hooks: [...hooks], calls, ms: Math.round(ms * 10) / 10 }))
    .sort((a, b) => b.ms - a.ms);
}
