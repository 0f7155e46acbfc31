import path from 'node:path';
import type { CommandContract, FlagContract } from '../../site/contract/types';
import { runCommand } from '../runCommand';
import { packageError } from './packages';

const COMMAND = /^ {2}([a-z][a-z-]*) {2,}\S/gm;
const FLAG = /^ {2}(?:(-\w), )?(--[a-z][a-z-]*)(?: ([<[][\w ]+[>\]]))? {2,}(.*)$/gm;

/** The commands and flags that a help text lists; a default only where the text names one. */
function parseHelp(help: string): { commands: readonly string[]; flags: readonly FlagContract[] } {
  const [commands = '', options = ''] = help.split('\nOptions:');
  return {
    commands: [...commands.matchAll(COMMAND)].map(([, name = '']) => name),
    flags: [...options.matchAll(FLAG)].map(([, short, name = '', value, text = '']) => {
      // "(default: true)" behind --no-open is the parser's own mark for the flag without "no-".
      const named = name.startsWith('--no-') ? undefined : /\(default: ([^)]+)\)/.exec(text)?.[1];
      return { name, ...(short && { short }), ...(value && { value }), ...(named && { default: named }) };
    }),
  };
}

/**
 * Every command and flag of the CLI, from its help, and the flags of all commands apart; which are required, from a run
 * without any. Throws when the CLI lists no commands.
 */
export function readCommands(cli: string) {
  const options = { limit: 60_000, env: { NO_COLOR: '1' } };
  const rsdoctor = (...args: string[]) =>
    runCommand(process.execPath, [path.join(cli, 'bin/rsdoctor'), ...args], options);
  const help = rsdoctor('--help');
  const { commands: names, flags } = parseHelp(help.stdout);
  if (names.length === 0) {
    const reason = `--help lists no commands: ${help.output.trim().split('\n')[0]}`;
    const fix = 'run npm ci; if the help has changed, adapt tools/contract/readCommands.ts';
    throw packageError('@rsdoctor/cli', reason, fix);
  }
  const commands = [...names].sort().map((name): CommandContract => {
    const missing = /Missing required arguments?: (.*)/.exec(rsdoctor(name).output)?.[1] ?? '';
    const required: readonly string[] = missing.match(/--[a-z-]+/g) ?? [];
    const own = parseHelp(rsdoctor(name, '--help').stdout).flags.filter(
      (flag) => !flags.some((shared) => shared.name === flag.name),
    );
    return {
      name,
      flags: own.map((flag) => (required.includes(flag.name) ? { ...flag, required: true } : flag)),
    };
  });
  return { commands, flags };
}
