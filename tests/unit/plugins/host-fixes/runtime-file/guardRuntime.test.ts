import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { guardRuntime } from '../../../../../plugins/host-fixes/runtimeFile';
import { OLD_BROWSER } from '../../../../../site/browsers';

const RUNTIME = '// runtime\n/* of the bundler */ (() => { "use strict"; ran = true; })();\n';

const run = (facts: Record<string, unknown>): boolean => {
  const context = { ran: false, ...facts };
  runInNewContext(guardRuntime(RUNTIME), context);
  return context.ran;
};

test('issue 15 D9 the runtime begins, unless the browser is too old', () => {
  expect(run({})).toBe(true);
  expect(run({ [OLD_BROWSER]: false })).toBe(true);
  expect(run({ [OLD_BROWSER]: true })).toBe(false);
});

test('a runtime of another shape fails the build', () => {
  expect(() => guardRuntime('"use strict"; var a;')).toThrow('does not fit');
});
