import { COMMANDS } from './commands';
import type { Check } from './types';

/** The whole fast tier. */
export const allChecks = (): Check[] => [
  COMMANDS.gates,
  COMMANDS.types,
  COMMANDS.lintAll,
  COMMANDS.unit(),
  COMMANDS.content,
  COMMANDS.build,
  COMMANDS.output([], 'fast'),
  COMMANDS.analyzer('fast'),
  COMMANDS.browser([], 'fast'),
];
