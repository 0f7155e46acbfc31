import { PACKAGE_MANAGERS, type PackageManager } from '../../site/packageManagers';
import { PICKS, type Shell } from '../../site/picks';
import { toCommand } from './toCommand';

/** The commands of a sample as one shell reads them. */
export type PickBlock = ReturnType<typeof blockFor>;

/** Language for the colours of each shell, and how it sets a variable. */
const SHELLS: Readonly<Record<Shell, readonly [language: string, set: string]>> = {
  unix: ['bash', '$1=$2 '],
  powershell: ['powershell', "$$env:$1 = '$2'; "],
  cmd: ['bat', 'set "$1=$2" && '],
};

/** How each package manager runs the binary of an installed package; `npx` with a version or scope fetches it instead. */
const LOCAL: Readonly<Record<PackageManager, string>> = {
  npm: 'npx',
  yarn: 'yarn',
  pnpm: 'pnpm exec',
  bun: 'bunx',
};

const VARIABLE = /([A-Z_]+)=(\S+) /g;

function commandFor(pm: PackageManager, command: string): string {
  const [, local] = /^npx ([^@\s]+(?: .*)?)$/.exec(command) ?? [];
  return local ? `${LOCAL[pm]} ${local}` : toCommand(command)[pm];
}

/** @param shell undefined when the commands are the same in every shell */
function blockFor(shell: Shell | undefined, code: string) {
  const [language, set] = SHELLS[shell ?? 'unix'];
  const lines = PACKAGE_MANAGERS.flatMap((pm) =>
    code.split('\n').map((line) => {
      const [, variables = '', command = ''] = /^((?:[A-Z_]+=\S+ )*)(.+)$/.exec(line.trim()) ?? [];
      return { pm, text: variables.replace(VARIABLE, set) + commandFor(pm, command) };
    }),
  );
  return { shell, language, lines };
}

/**
 * Writes command lines of npm and npx out for every package manager and, when they set a variable, for every shell.
 * @returns blocks whose lines are first all commands for the first package manager, then those for the next one
 * @throws Error when a line is no such command
 */
export function pickBlocks(code: string): PickBlock[] {
  const shells = /^\s*[A-Z_]+=\S+ /m.test(code) ? PICKS.shell : [undefined];
  return shells.map((shell) => blockFor(shell, code.trim()));
}
