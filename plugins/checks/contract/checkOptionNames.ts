import { editDistance } from '../../../lib/text/editDistance';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue } from '../types';
import { contractIssue } from './contractIssue';
import { isListed } from './isListed';

/** A path with dots, alone or with a value behind a colon. */
const PATH = /^([a-zA-Z]+(?:\.[a-zA-Z]+)+)(?:: (.+))?$/;

/** A name of several words, as many options have. */
const WORDS = /^[a-z]+(?:[A-Z][a-z]*)+$/;
/** So few edits are a slip of the pen in a name of several words; more are another name. */
const SLIP = 2;

const leafOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The option that somebody has misspelt, when a name is nearly one and none itself. */
function misspeltOption(name: string, leaves: ReadonlySet<string>): string | undefined {
  if (!WORDS.test(name) || leaves.has(name)) return undefined;
  return [...leaves].find((leaf) => WORDS.test(leaf) && editDistance(name, leaf, SLIP) <= SLIP);
}

/**
 * Option paths in running text exist, and a literal behind one is a value that it takes.
 * @param tree a documentation tree
 * @returns a problem per inline code; a single name is one when it is nearly an option's
 */
export const checkOptionNames: Check = ({ pages, facts }) => {
  const { contract, internals } = facts.analyzer;
  const paths = contract.options.map(({ path }) => path);
  const groups = new Set(paths.flatMap((path) => (path.includes('.') ? [path.split('.')[0]] : [])));
  const leaves = new Set(paths.map(leafOf));
  return pages.flatMap(({ file, inlineCode }) =>
    inlineCode.flatMap(({ value, line }): Issue[] => {
      const fix = 'correct it; a name of another tool goes into site/contract/internals.ts with the reason';
      const meant = isListed(internals.outside, value) ? undefined : misspeltOption(value, leaves);
      if (meant !== undefined) {
        const message = `\`${value}\` is no option of ${contract.version}`;
        return [contractIssue(file, line, 'unknown-option', message, didYouMean(value, [meant], fix))];
      }
      const [, path = '', literal] = PATH.exec(value) ?? [];
      if (!groups.has(path.split('.')[0]) || isListed(internals.outside, path)) return [];
      const option = contract.options.find((one) => one.path === path);
      if (!option) {
        const message = `\`${path}\` is no option of ${contract.version}`;
        const near = didYouMean(path, paths, fix);
        return [contractIssue(file, line, 'unknown-option', message, near)];
      }
      if (
        !literal?.startsWith("'") ||
        option.type.split(' | ').some((one) => one === literal || one === 'string')
      )
        return [];
      const message = `\`${path}\` takes \`${option.type}\`, not \`${literal}\``;
      return [contractIssue(file, line, 'value', message, fix)];
    }),
  );
};
