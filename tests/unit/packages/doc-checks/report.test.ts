import { describe, expect, it } from 'vitest';
import { report, reportError } from '../../../../packages/doc-checks/report';

const issue = (file: string, line: number, rule = 'a/b') => ({ file, line, rule, message: 'm', fix: 'f' });

describe('content gates: report', () => {
  it('has one line per problem, by file, line and rule', () => {
    expect(report([issue('b', 1), issue('a', 10), issue('a', 2, 'z/z'), issue('a', 2)])).toBe(
      ['a:2 a/b m → f', 'a:2 z/z m → f', 'a:10 a/b m → f', 'b:1 a/b m → f'].join('\n'),
    );
  });

  it('fails once for all, without a stack', () => {
    const error = reportError([issue('a', 1), issue('b', 2)]);
    expect(error.message).toBe('2 problems in the content:\na:1 a/b m → f\nb:2 a/b m → f');
    expect(error.stack).toBe(error.message);
    expect(reportError([issue('a', 1)]).message).toMatch(/^1 problem in/);
  });
});
