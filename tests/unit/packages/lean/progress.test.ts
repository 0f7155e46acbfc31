// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProgressBar } from '../../../../packages/lean/runtime/progress';

const calls: string[] = [];
let isThere = true;
let idle: (() => void)[] = [];
let bar: ProgressBar;

vi.mock('nprogress/nprogress.js', () => ({
  get default() {
    if (!isThere) throw new Error('gone');
    return {
      configure: (options: object) => calls.push(`configure ${JSON.stringify(options)}`),
      start: () => calls.push('start'),
      done: () => calls.push('done'),
    };
  },
}));

beforeEach(async () => {
  calls.splice(0);
  isThere = true;
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.resetModules();
  bar = (await import('../../../../packages/lean/runtime/progress')).default;
});
const loaded = () => vi.dynamicImportSettled();

test('issue 16 the bar is loaded when the browser is idle, once, with everything that was set before', async () => {
  bar.configure({ showSpinner: false });
  bar.configure({ template: 'bar' });
  await loaded();
  expect(calls).toEqual([]);
  for (const task of idle) task();
  await loaded();
  bar.start();
  bar.done();
  expect(calls).toEqual(['configure {"showSpinner":false,"template":"bar"}', 'start', 'done']);
});

test.each([
  ['is still on its way: the bar is shown', () => undefined, ['configure {}', 'start']],
  ['came before the bar: it needs none', () => bar.done(), ['configure {}']],
])('issue 16 a page that %s', async (_, arrive, expected) => {
  bar.configure({});
  bar.start();
  arrive();
  await loaded();
  expect(calls).toEqual(expected);
});

test('issue 16 without its script there is no bar and no error, and the next start tries again', async () => {
  isThere = false;
  bar.configure({});
  bar.start();
  await loaded();
  bar.done();
  expect(calls).toEqual([]);
  isThere = true;
  bar.start();
  await loaded();
  expect(calls).toEqual(['configure {}', 'start']);
});
