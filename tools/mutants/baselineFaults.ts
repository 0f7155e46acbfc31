import { COMMANDS } from './commands';
import { relevantChecks } from './relevantChecks';
import { runCheck, type Place } from './runCheck';
import type { Catch, Check, PlantedFault } from './types';

/** In place of the parts that single faults need: one run of all unit tests is cheaper than many of some. */
const isPart = ({ name }: Check): boolean => name === 'unit' || name === 'lint';

/**
 * What fails without any fault: it would be taken for a fault that was caught.
 * @param faults faults of the run
 * @param place an unplanted copy
 * @param hasFolder whether the project has a folder
 */
export async function baselineFaults(
  faults: readonly PlantedFault[],
  place: Place,
  hasFolder: (folder: string) => boolean,
): Promise<Catch[]> {
  const wanted = faults.flatMap(({ file }) => relevantChecks(file, 'fast', hasFolder));
  const checks = [...wanted.filter((check) => !isPart(check)), COMMANDS.lintAll, COMMANDS.unit()];
  const order = ['content gates', 'types', 'lint', 'unit', 'content tests', 'build', 'output', 'analyzer'];
  const rank = ({ name }: Check): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const once = new Map(checks.map((check) => [check.command.join(' '), check]));
  const found: Catch[] = [];
  for (const check of [...once.values()].sort((a, b) => rank(a) - rank(b))) {
    const caught = await runCheck(check, place);
    if (caught) found.push(caught);
  }
  return found;
}
