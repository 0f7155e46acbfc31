import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue } from '../types';
import { contractIssue } from './contractIssue';
import { isListed } from './isListed';

/** A call of the CLI: `npx rsdoctor analyze …`, `rsdoctor analyze …`, `@rsdoctor/cli@^1.6.0 analyze …`. */
const CALL = /(?:\brsdoctor|@rsdoctor\/cli(?:@[^\s]+)?) ([a-z][a-z-]*)([^|&;`]*)/g;
const FLAG = /(?<![\w-])--[a-z][a-z-]*/g;

const FIX = 'compare with `rsdoctor --help`; a name of another tool goes into site/contract/internals.ts';

/**
 * Calls of the CLI in code blocks and inline code name commands and flags that exist; so does inline code that is a flag.
 * @param tree a documentation tree
 * @returns a problem per command or flag
 */
export const checkCommandUse: Check = ({ pages, facts }) => {
  const { contract, internals } = facts.analyzer;
  if (contract.commands.length === 0) return [];
  const shared = contract.flags.map(({ name }) => name);
  const all = new Set([
    ...shared,
    ...contract.commands.flatMap(({ flags }) => flags.map(({ name }) => name)),
  ]);

  const calls = (file: string, line: number, text: string): Issue[] =>
    [...text.matchAll(CALL)].flatMap(([, name = '', rest = '']) => {
      if (isListed(internals.outside, `rsdoctor ${name}`)) return [];
      const command = contract.commands.find((one) => one.name === name);
      if (!command) {
        const commands = contract.commands.map((one) => one.name);
        const message = `there is no \`rsdoctor ${name}\``;
        return [contractIssue(file, line, 'unknown-command', message, didYouMean(name, commands, FIX))];
      }
      const known = [...shared, ...command.flags.map((flag) => flag.name)];
      return (rest.match(FLAG) ?? [])
        .filter((flag) => !known.includes(flag))
        .map((flag) => {
          const message = `\`${name}\` has no flag \`${flag}\``;
          return contractIssue(file, line, 'unknown-flag', message, didYouMean(flag, known, FIX));
        });
    });

  return pages.flatMap(({ file, code, inlineCode }) => [
    ...code.flatMap(({ line, value, language }) =>
      ['bash', 'sh', 'json', 'yaml', 'yml'].includes(language)
        ? value.split('\n').flatMap((text, at) => calls(file, line + at + 1, text))
        : [],
    ),
    ...inlineCode.flatMap(({ line, value }) => {
      if (!value.startsWith('--')) return /^(?:npx )?rsdoctor /.test(value) ? calls(file, line, value) : [];
      return (value.match(FLAG) ?? [])
        .filter((flag) => !all.has(flag) && !isListed(internals.outside, flag))
        .map((flag) => {
          const message = `no command has a flag \`${flag}\``;
          return contractIssue(file, line, 'unknown-flag', message, didYouMean(flag, all, FIX));
        });
    }),
  ]);
};
