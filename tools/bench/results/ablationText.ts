import { section, when } from './section';
import { table } from './table';
import type { Results } from './types';

const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

/**
 * Writes down what each technique of the speed layer saves.
 * @param results all parts that ran
 * @returns a section; nothing when the part never ran
 */
export function ablationText({ ablation }: Results): string[] {
  const [all, ...others] = ablation?.rows ?? [];
  if (!ablation || !all) return [];
  const rows = others.map(({ name, leftOut, bytes, interactive, click, cpuSeconds }) => {
    const deltas = bytes.map((each, page) => (each - (all.bytes[page] ?? each)) / 1000);
    return [
      name,
      leftOut.filter((each) => each !== name && leftOut.length < 20).join(', ') || '–',
      signed(deltas[0] ?? 0, 1),
      signed(Math.max(...deltas), 1),
      signed(interactive.median - all.interactive.median, 1),
      signed(click.median - all.click.median, 1),
      signed(cpuSeconds - all.cpuSeconds, 1),
    ];
  });
  const head = [
    'left out',
    'and with it',
    'kB gz at load',
    'kB gz, page that differs most',
    'CPU ms to interactive',
    'CPU ms for a click',
    'CPU s of the build',
  ];
  return [
    section(
      'Each technique of the speed layer alone',
      `What a page costs more when one technique is left out (\`packages/lean\`). Everything on: ${((all.bytes[0] ?? 0) / 1000).toFixed(1)} kB gz, ${all.interactive.median.toFixed(1)} ms of processor time until \`${ablation.pages[0]}\` is hydrated, ${all.click.median.toFixed(1)} ms for a click, medians of ${ablation.runs} visits in Chromium ${ablation.chromium}, not slowed down; ${all.cpuSeconds.toFixed(1)} CPU s for the build, a single one. ${when(ablation)}`,
      table(head, rows),
    ),
  ];
}
