import { PACKAGE_MANAGERS, type PackageManager } from '../../site/packageManagers';
import { PICKS, type Shell } from '../../site/picks';
import { toCommand } from './toCommand';

/** A command for one package manager. */
interface PickLine {
  readonly pm: PackageManager;
  readonly text: string;
}

/** The commands of a sample as one shell reads them. */
export interface PickBlock {
  /** Undefined when they are the same in every shell. */
  readonly shell: Shell | undefined;
  /** Language for the colours. */
  readonly language: string;
  /** First all commands for the first package manager, then those for the next one. */
  readonly lines: readonly PickLine[];
}

/** A command line as it is written: `RSDOCTOR=true npm run build`. */
interface Written {
  readonly variables: readonly (readonly [name: string, value: string])[];
  readonly command: string;
}

const SHELLS: Readonly<
  Record<Shell, { language: string; withVariable: (name: string, value: string) => string }>
> = {
  unix: { language: 'bash', withVariable: (name, value) => `${name}=${value} ` },
  powershell: { language: 'powershell', withVariable: (name, value) => `$env:${name} = '${value}'; ` },
  cmd: { language: 'bat', withVariable: (name, value) => `set "${name}=${value}" && ` },
};

/** How each package manager runs the binary of an installed package; `npx` with a version or scope fetches it instead. */
const LOCAL: Readonly<Record<PackageManager, string>> = {
  npm: 'npx',
  yarn: 'yarn',
  pnpm: 'pnpm exec',
  bun: 'bunx',
};

function read(line: string): Written {
  const [, before = '', command = ''] = /^((?:[A-Z_]+=\S+ )*)(.+)$/.exec(line.trim()) ?? [];
  const variables = [...before.matchAll(/([A-Z_]+)=(\S+) /g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  return { variables, command };
}

function commandFor(pm: PackageManager, command: string): string {
  const [, local] = /^npx ([^@\s]+(?: .*)?)$/.exec(command) ?? [];
  return local ? `${LOCAL[pm]} ${local}` : toCommand(command)[pm];
}

/**
 * Writes command lines of npm and npx out for every package manager and, when they set a variable, for every shell.
 * @throws Error when a line is no such command
 */
export function pickBlocks(code: string): PickBlock[] {
  const written = code.trim().split('\n').map(read);
  const isSame = written.every(({ variables }) => variables.length === 0);
  const shells: readonly (Shell | undefined)[] = isSame ? [undefined] : PICKS.shell;
  return shells.map((shell) => {
    const { language, withVariable } = SHELLS[shell ?? 'unix'];
    const lines = PACKAGE_MANAGERS.flatMap((pm) =>
      written.map(({ variables, command }) => ({
        pm,
        text: `${variables.map((variable) => withVariable(...variable)).join('')}${commandFor(pm, command)}`,
      })),
    );
    return { shell, language, lines };
  });
}
