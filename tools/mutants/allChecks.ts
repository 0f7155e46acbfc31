import { COMMANDS } from './commands';
import { leaveOut } from './leaveOut';
import type { Check } from './types';

/**
 * The whole fast tier.
 * @param file the file with the fault, from the root; its change may bring in what the full tier has
 */
export function allChecks(file: string): Check[] {
  const leftOut = leaveOut(file, 'fast');
  return [
    COMMANDS.gates,
    COMMANDS.types,
    COMMANDS.lintAll,
    COMMANDS.unit(),
    COMMANDS.content,
    COMMANDS.build,
    COMMANDS.output([], leftOut),
    COMMANDS.analyzer(leftOut),
    COMMANDS.browser([], leftOut),
  ];
}
