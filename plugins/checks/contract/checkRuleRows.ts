import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '../types';
import { contractIssue } from './contractIssue';

const TABLE = 'site/ruleBundlers.ts';

/** Line of a row in the table; 1 when it cannot be found. */
function lineOf(projectRoot: string, code: string): number {
  try {
    const lines = readFileSync(path.join(projectRoot, TABLE), 'utf8').split('\n');
    return lines.findIndex((line) => line.trim().startsWith(`${code}:`)) + 1;
  } catch {
    return 1;
  }
}

/**
 * The table of rules and the contract have the same rules. One that only the table has would be left out of every list
 * without a word.
 * @param tree a documentation tree
 * @returns a problem per rule that only one of them has
 */
export const checkRuleRows: Check = ({ facts, projectRoot }) => {
  const { contract, history, ruleRows } = facts.analyzer;
  const issue = (code: string, message: string, fix: string) =>
    contractIssue(TABLE, lineOf(projectRoot, code), 'rule-row', message, fix);
  return [
    ...ruleRows
      .filter((code) => !contract.rules.some((rule) => rule.code === code))
      .map((code) => {
        const fix =
          'contract first: `npm run raise` to a release that has it, see "Add a rule" in CONTRIBUTING.md; or take the row out';
        return issue(code, `${code} has a row, and ${contract.version} has no such rule`, fix);
      }),
    ...contract.rules
      .filter(({ code }) => !ruleRows.includes(code))
      .map(({ code }) => {
        const fix = `add ${code} to RULE_BUNDLERS, and its texts to site/words/rules.ts, site/ruleSignatures.ts, site/ruleNames.ts and site/messages`;
        return issue(code, `${contract.version} has the rule ${code}, and no row`, fix);
      }),
    ...contract.rules
      .filter(({ code, title }) => ruleRows.includes(code) && !history.rules[title])
      .map(({ code, title }) => {
        const message = `no published version is known to have ${code} (\`${title}\`)`;
        return issue(code, message, 'run `npm run contract`');
      }),
  ];
};
