import path from 'node:path';
import type { CommandContract, FlagContract } from '../../site/contract/types';
import { runCommand } from '../commands/runCommand';
import { parseHelp } from './parseHelp';

/** Time that the help may take, in ms. */
const TIME_LIMIT = 60_000;

/** Commands with their flags, and the flags of all commands. */
export interface CommandLine {
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
        'run npm ci; if the help has changed, adapt tools/contract/parseHelp.ts',
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
