import { section, when } from './section';
import { table } from './table';
import type { Results } from './types';

/** Work that takes less than this share of the main thread in every build stands in one row. */
const LEAST_SHARE = 0.01;
const LESS = 'less than a hundredth each';

/** The section on what takes the time of a build; nothing when it was not measured. */
export function profileText({ profile }: Results): string[] {
  if (!profile) return [];
  const { rows } = profile;
  const builds = rows.map(({ work }) => {
    const total = work.reduce((sum, { seconds }) => sum + seconds, 0);
    return { total, seconds: new Map(work.map((each) => [each.work, each.seconds])) };
  });
  const names = [...new Set(rows.flatMap(({ work }) => work.map((each) => each.work)))];
  const isLarge = (name: string): boolean =>
    builds.some(({ total, seconds }) => (seconds.get(name) ?? 0) >= total * LEAST_SHARE);
  const large = names.filter(isLarge);
  const small = names.filter((name) => !isLarge(name));
  const cells = (some: readonly string[]): string[] =>
    builds.map(({ seconds }) => some.reduce((sum, name) => sum + (seconds.get(name) ?? 0), 0).toFixed(1));
  const lines = [...large.map((name) => [name, ...cells([name])]), [LESS, ...cells(small)]];
  const costs = rows.map(
    ({ label, cost }) =>
      `${label}: ${cost.cpuSeconds.toFixed(1)} CPU s in ${cost.wallSeconds.toFixed(1)} s, the profiler included`,
  );
  return [
    section(
      'Where the build spends its time',
      `Seconds of the main thread, sampled by \`node --cpu-prof\` in builds without caches; what the bundler, compression and pictures do in other threads is in the CPU seconds only. ${costs.join('; ')}. ${when(profile)}`,
      table(['work', ...rows.map(({ label }) => label)], lines),
    ),
  ];
}
