import { TECHNIQUE_NAMES, techniqueOf, type TechniqueName } from './techniques';

/** Which techniques a build uses. */
export interface Speed {
  readonly on: ReadonlySet<TechniqueName>;
  /** What happens to a technique that does not fit the installed Rspress. */
  readonly onMisfit: 'fail' | 'stock';
}

const isName = (name: string): name is TechniqueName => TECHNIQUE_NAMES.some((each) => each === name);

function readNames(value: string): ReadonlySet<TechniqueName> {
  if (value === 'on') return new Set(TECHNIQUE_NAMES);
  if (value === 'off') return new Set();
  const words = value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const switches = words.filter((word) => word === 'on' || word === 'off');
  const left = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  const taken = words.filter((word) => !word.startsWith('-') && word !== 'on' && word !== 'off');
  const unknown = [...left, ...taken].find((name) => !isName(name));
  if (unknown !== undefined) {
    throw new Error(
      `SITE_SPEED: there is no technique "${unknown}". There are ${TECHNIQUE_NAMES.join(', ')}.`,
    );
  }
  const kinds = [...new Set(switches), ...taken.slice(0, 1), ...left.slice(0, 1).map((name) => `-${name}`)];
  const [first, other] = kinds;
  if (other !== undefined) {
    throw new Error(
      `SITE_SPEED: "${first}" and "${other}" exclude one another. Use on, off, names to leave out (-a,-b), or names to use (a,b).`,
    );
  }
  if (switches.length > 0) return readNames(switches[0] ?? 'on');
  const names =
    left.length > 0 ? TECHNIQUE_NAMES.filter((name) => !left.includes(name)) : taken.filter(isName);
  return new Set(names);
}

/**
 * Reads `SITE_SPEED` and `SITE_SPEED_MISFIT`. An empty variable counts as one that is not set.
 * @param env environment of the build
 * @returns which techniques are used, all of them by default
 * @throws Error in one line that names the valid values or the fix
 */
export function readSpeed(env: Readonly<Record<string, string | undefined>>): Speed {
  const on = readNames(env.SITE_SPEED || 'on');
  for (const name of on) {
    const missing = techniqueOf(name).requires?.find((each) => !on.has(each as TechniqueName));
    if (missing) {
      throw new Error(
        `SITE_SPEED: ${name} requires ${missing}. Leave both out (-${missing},-${name}) or use both.`,
      );
    }
  }
  const onMisfit = env.SITE_SPEED_MISFIT || 'fail';
  if (onMisfit !== 'fail' && onMisfit !== 'stock') {
    throw new Error(`SITE_SPEED_MISFIT=${onMisfit} is not known. Use fail or stock.`);
  }
  return { on, onMisfit };
}
