import { KINDS, type Catch, type Outcome, type PlantedFault } from './types';

/** What the fast tier and the full tier must catch, as a share of all faults. */
export const GOALS = { fast: 0.95, full: 1 } as const;

const INTRO = `# Planted faults

\`npm run test:mutants\` writes this page. It plants each fault in a copy of the project and runs what \`npm test\` has for
its file, cheapest first, until something fails; what nothing notices meets the part of \`npm run test:full\`. The faults
are in \`tests/mutants/\`; those marked * were written without knowing what would catch them.`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/[<>]/g, (sign) => `\\${sign}`);
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const shown = (found: Catch | undefined): string => (found ? `${found.check}: ${found.detail}` : 'nothing');

/** How many faults each tier caught. */
export function countCaught(outcomes: readonly Outcome[]): { all: number; fast: number; full: number } {
  return {
    all: outcomes.length,
    fast: outcomes.filter(({ fast }) => fast).length,
    full: outcomes.filter(({ full }) => full).length,
  };
}

/**
 * The page with the results.
 * @param faults all faults
 * @param outcomes what became of them, of some or all
 * @returns Markdown
 */
export function tableText(faults: readonly PlantedFault[], outcomes: readonly Outcome[]): string {
  const known = faults.flatMap((fault) => {
    const outcome = outcomes.find(({ id }) => id === fault.id);
    return outcome ? [{ fault, outcome }] : [];
  });
  const counts = (name: string, of: readonly Outcome[]): string[] => {
    const { all, fast, full } = countCaught(of);
    return [name, String(all), String(fast), String(full)];
  };
  const perKind = KINDS.map((kind) =>
    counts(
      kind,
      known.filter(({ fault }) => fault.kind === kind).map(({ outcome }) => outcome),
    ),
  );
  const missing = faults.length - known.length;
  return [
    INTRO,
    ...(missing > 0 ? [`${missing} of ${faults.length} faults have no result yet.`] : []),
    table(
      ['Kind', 'Planted', 'Caught by the fast tier', 'Caught by the full tier'],
      [
        ...perKind,
        counts(
          'all',
          known.map(({ outcome }) => outcome),
        ),
      ],
    ),
    table(
      ['Fault', 'Kind', 'What a reader would meet', 'Caught by', 'Only in the full tier', 'Seconds'],
      known.map(({ fault, outcome: { fast, full, seconds } }) => [
        `\`${fault.id}\`${fault.blind ? '\\*' : ''}`,
        fault.kind,
        fault.what,
        shown(fast),
        fast ? '' : shown(full),
        String(seconds),
      ]),
    ),
  ].join('\n\n');
}
