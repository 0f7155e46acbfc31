import path from 'node:path';
import type { CommandContract, FlagContract } from '../../site/contract/types';
import { runCommand } from '../commands/runCommand';

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
interface Help {
  readonly commands: readonly string[];
  readonly flags: readonly FlagContract[];
}

/**
 * Reads the help of the CLI, or of one of its commands.
 * @param help output of `--help`
 * @returns commands and flags in the order of the help; a default only where a text of the help names one
 */
export const parseHelp = (help: string): Help => ({ commands: commandsIn(help), flags: flagsIn(help) });

/** Time that the help may take, in ms. */
const TIME_LIMIT = 60_000;

/** Commands with their flags, and the flags of all commands. */
interface CommandLine {
  readonly commands: readonly CommandContract[];
  readonly flags: readonly FlagContract[];
}

/**
 * Every command and flag of the CLI, from its help; which flags are required, from a run without any.
 * @param cli folder of `@rsdoctor/cli`
 * @returns commands sorted by name
 * @throws Error when the CLI does not answer or lists no commands
 */
export function readCommands(cli: string): CommandLine {
  const rsdoctor = (...args: string[]) => {
    const file = path.join(cli, 'bin/rsdoctor');
    const options = { limit: TIME_LIMIT, env: { NO_COLOR: '1' } };
    const { stdout, stderr } = runCommand(process.execPath, [file, ...args], options);
    return { stdout, all: `${stdout}\n${stderr}` };
  };
  const help = rsdoctor('--help');
  const { commands: names, flags } = parseHelp(help.stdout);
  if (names.length === 0) {
    throw new Error(
      `node_modules/@rsdoctor/cli/package.json:1 --help lists no commands: ${help.all.trim().split('\n')[0]} → ` +
        'run npm ci; if the help has changed, adapt tools/contract/readCommands.ts',
    );
  }
  const shared = new Set(flags.map(({ name }) => name));
  const commands = names.map((name): CommandContract => {
    const missing = /Missing required arguments?: (.*)/.exec(rsdoctor(name).all)?.[1] ?? '';
    const required = new Set(missing.match(/--[a-z-]+/g) ?? []);
    const own = parseHelp(rsdoctor(name, '--help').stdout).flags.filter((flag) => !shared.has(flag.name));
    return {
      name,
      flags: own.map((flag) => (required.has(flag.name) ? { ...flag, required: true } : flag)),
    };
  });
  return { commands: commands.sort((a, b) => a.name.localeCompare(b.name)), flags };
}
