// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProgressBar } from '../../../../packages/lean/runtime/progress';

const calls: string[] = [];
let isThere = true;
let idle: (() => void)[] = [];

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

let bar: ProgressBar;

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
  expect(calls).toEqual(['configure {"showSpinner":false,"template":"bar"}']);
  bar.configure({ speed: 1 });
  bar.start();
  bar.done();
  expect(calls.slice(1)).toEqual(['configure {"speed":1}', 'start', 'done']);
});

test('issue 16 a start before that loads it, and shows it if the page is still on its way', async () => {
  bar.configure({ showSpinner: false });
  bar.start();
  await loaded();
  expect(calls).toEqual(['configure {"showSpinner":false}', 'start']);
});

test('issue 16 a page that comes before the bar needs none', async () => {
  bar.configure({});
  bar.start();
  bar.done();
  await loaded();
  expect(calls).toEqual(['configure {}']);
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
