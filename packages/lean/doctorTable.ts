import type { Host } from './host/readHost';
import { misfitLine } from './misfitText';
import { probeAll } from './probeAll';
import { TECHNIQUE_NAMES } from './techniques';
import { withDependents } from './withDependents';

/** What `npm run lean:doctor` shows. */
export interface Diagnosis {
  /** A table with a line for each technique. */
  readonly text: string;
  /** Whether every technique fits the installed Rspress. */
  readonly fits: boolean;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * Compares all techniques with the installed Rspress.
 * @param host the installed Rspress
 */
export function doctorTable(host: Host): Diagnosis {
  const unfit = new Map(probeAll(host).map(({ name, misfits }) => [name, misfits]));
  const rows = TECHNIQUE_NAMES.map((name) => {
    const misfits = unfit.get(name);
    if (!misfits) return row([name, 'yes', '']);
    const left = withDependents(name).map((each) => `-${each}`);
    return row([name, 'no', [...misfits.map(misfitLine), `build with SITE_SPEED=${left.join()}`].join('; ')]);
  });
  const head = ['technique', `fits Rspress ${host.version}`, 'advice'];
  return {
    text: [row(head), row(head.map(() => '---')), ...rows].join('\n'),
    fits: unfit.size === 0,
  };
}
