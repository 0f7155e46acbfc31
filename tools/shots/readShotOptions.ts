/** What `npm run shots` is asked to do. */
export interface ShotOptions {
  /** Compare with what is there instead of writing. */
  readonly check: boolean;
  /** Only these pictures, of the reports that are there. */
  readonly only: readonly string[] | undefined;
}

const USAGE = 'npm run shots [-- --check] [-- --only name,name]';

/**
 * Reads the command line.
 * @param args arguments behind the program
 * @param names pictures there are
 * @throws Error with usage, when an argument or a picture is unknown
 */
export function readShotOptions(args: readonly string[], names: readonly string[]): ShotOptions {
  const rest = [...args];
  let check = false;
  let only: string[] | undefined;
  while (rest.length > 0) {
    const flag = rest.shift() ?? '';
    if (flag === '--check') check = true;
    else if (flag === '--only') only = (rest.shift() ?? '').split(',');
    else throw new Error(`Unknown argument "${flag}". Usage: ${USAGE}`);
  }
  const unknown = only?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `Unknown picture "${unknown.join(', ')}". Pictures: ${names.join(', ')}. Usage: ${USAGE}`,
    );
  }
  return { check, only };
}
