import { escapeRegExp } from '../../lib/text/strings';
import { stepsToFindings, stepsToModule, type ItemStep } from '../../site/reportItems';

/** A place in the full report of a reader. */
export interface FullPlace {
  /** Route of the interface; begins with `#`. */
  readonly route: string;
  /** What is pressed there. */
  readonly steps?: readonly ItemStep[];
}

const SIZES = '#/bundle/size';

/** The letters of a path as a pattern; the interface shows paths of the machine that built it, which may be Windows. */
const patternOf = (path: string) => escapeRegExp(path).replaceAll('\\/', '[\\\\/]');

/** The first page of the interface. */
const start: FullPlace = { route: '#/overall' };

/**
 * Where the findings of a rule are.
 * @param code of the rule
 */
const ofRule = (code: string): FullPlace => ({ ...start, steps: stepsToFindings(code) });

/**
 * Where a module is: in the treemap.
 * @param path below the root of the project
 */
const ofModule = (path: string): FullPlace => ({
  route: SIZES,
  steps: stepsToModule(`${patternOf(path)}$`),
});

/**
 * Where a package is: at one of its modules in the treemap.
 * @param name with or without `@` and a version
 * @param root its folder, where it is known
 */
function ofPackage(name: string, root?: string): FullPlace {
  const folder = root || `node_modules/${name.replace(/(?<=.)@.*$/, '')}`;
  return { route: SIZES, steps: stepsToModule(`${patternOf(folder)}[\\\\/]`) };
}

/** Places in the full report of a reader: its start, and where rules, modules and packages are. */
export const fullPlaces = { start, ofRule, ofModule, ofPackage };
