import type { FlagContract } from '../../site/contract/types';

const COMMAND = /^ {2}([a-z][a-z-]*) {2,}\S/gm;
const FLAG = /^ {2}(?:(-\w), )?(--[a-z][a-z-]*)(?: ([<[][\w ]+[>\]]))? {2,}(.*)$/gm;

const commandsIn = (help: string): readonly string[] =>
  [...(help.split('\nOptions:')[0] ?? '').matchAll(COMMAND)].map((match) => match[1] ?? '');

function flagsIn(help: string): readonly FlagContract[] {
  return [...(help.split('\nOptions:')[1] ?? '').matchAll(FLAG)].map(
    ([, short, name = '', value, text = '']) => {
      // "(default: true)" behind --no-open is the parser's own mark for the flag without "no-".
      const named = name.startsWith('--no-') ? undefined : /\(default: ([^)]+)\)/.exec(text)?.[1];
      return { name, ...(short && { short }), ...(value && { value }), ...(named && { default: named }) };
    },
  );
}

/** What a help text lists. */
export interface Help {
  readonly commands: readonly string[];
  readonly flags: readonly FlagContract[];
}

/**
 * Reads the help of the CLI, or of one of its commands.
 * @param help output of `--help`
 * @returns commands and flags in the order of the help; a default only where a text of the help names one
 */
export const parseHelp = (help: string): Help => ({ commands: commandsIn(help), flags: flagsIn(help) });
