import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue } from '../types';
import { contractIssue } from './contractIssue';
import { isListed } from './isListed';

/** A path with dots, alone or with a value behind a colon. */
const PATH = /^([a-zA-Z]+(?:\.[a-zA-Z]+)+)(?:: (.+))?$/;

/**
 * Option paths in running text exist, and a literal behind one is a value that it takes.
 * @param tree a documentation tree
 * @returns a problem per inline code
 */
export const checkOptionNames: Check = ({ pages, facts }) => {
  const { contract, internals } = facts.analyzer;
  const paths = contract.options.map(({ path }) => path);
  const groups = new Set(paths.flatMap((path) => (path.includes('.') ? [path.split('.')[0]] : [])));
  return pages.flatMap(({ file, inlineCode }) =>
    inlineCode.flatMap(({ value, line }): Issue[] => {
      const [, path = '', literal] = PATH.exec(value) ?? [];
      if (!groups.has(path.split('.')[0]) || isListed(internals.outside, path)) return [];
      const option = contract.options.find((one) => one.path === path);
      const fix = 'correct it; a name of another tool goes into site/contract/internals.ts with the reason';
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
