import { parseArgs } from 'node:util';

/** What `npm run lean:try` shall do. */
export interface TryArgs {
  /** Version of `@rspress/core` to try. */
  readonly version: string;
  /** Whether the core browser tests run as well. */
  readonly browser: boolean;
}

const USAGE = 'npm run lean:try -- 2.0.20 [--no-browser]';

/**
 * Reads the command line of `npm run lean:try`.
 * @param args what follows `--`
 * @throws Error that says how it is used
 */
export function readTryArgs(args: readonly string[]): TryArgs {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowNegative: true,
    allowPositionals: true,
    options: { browser: { type: 'boolean' } },
  });
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0) throw new Error(`Name one version of Rspress: ${USAGE}`);
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    throw new Error(`"${version}" is not an exact version: ${USAGE}`);
  return { version, browser: values.browser ?? true };
}
