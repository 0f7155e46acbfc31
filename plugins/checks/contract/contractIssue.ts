import type { Issue } from '../../../packages/doc-checks/types';

/**
 * One problem of the contract gate.
 * @param rule part after `contract/`
 */
export const contractIssue = (
  file: string,
  line: number,
  rule: string,
  message: string,
  fix: string,
): Issue => ({ file, line: Math.max(line, 1), rule: `contract/${rule}`, message, fix });
