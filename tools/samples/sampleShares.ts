import { SAMPLE_LEVELS, type SampleLevel } from '../../plugins/checks/samples/sampleLevel';
import type { SampleKind } from '../../plugins/checks/samples/sampleLanguage';
import type { Sample } from './collectSamples';

/** How many samples of a kind are checked how far. */
export interface SampleShares {
  readonly counts: Readonly<Record<SampleKind, Readonly<Record<SampleLevel, number>>>>;
  /** Percent of the JS and TS samples that are `types` or `build`; 100 without samples. */
  readonly checked: number;
}

const KINDS: readonly SampleKind[] = ['script', 'data', 'shell', 'foreign shell'];

/**
 * Counts samples by kind and level.
 * @param samples of one language or of all
 */
export function sampleShares(samples: readonly Sample[]): SampleShares {
  const count = (kind: SampleKind, level: SampleLevel): number =>
    samples.filter((sample) => sample.kind === kind && sample.level === level).length;
  const row = (kind: SampleKind): Record<SampleLevel, number> =>
    Object.fromEntries(SAMPLE_LEVELS.map((level) => [level, count(kind, level)])) as Record<
      SampleLevel,
      number
    >;
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, row(kind)])) as SampleShares['counts'];
  const { skip, parse, types, build } = counts.script;
  const all = skip + parse + types + build;
  return { counts, checked: all === 0 ? 100 : ((types + build) / all) * 100 };
}
