import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { asCall } from '../../../../tools/walk/asCall';
import { keyActions } from '../../../../tools/walk/keyActions';
import { Reader } from '../../../../tools/walk/Reader';
import { STEPS } from '../../../../tools/walk/steps';
import { takeWalk } from '../../../../tools/walk/takeWalk';
import type { Tab } from '../../../../tools/walk/types';

describe('issue 7.3 the walk', () => {
  test('has ten steps with names of their own', () => {
    expect(new Set(STEPS.map(({ name }) => name)).size).toBe(10);
  });

  test('keys held together go down in order and up in reverse', () => {
    expect(keyActions('Control+k')).toEqual([
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value: '\uE009' },
          { type: 'keyDown', value: 'k' },
          { type: 'keyUp', value: 'k' },
          { type: 'keyUp', value: '\uE009' },
        ],
      },
    ]);
  });

  test('a function with names of the TypeScript loader runs on a page that knows nothing of it', () => {
    const marked = "(one, other) => { const add = __name((a, b) => a + b, 'add'); return add(one, other); }";
    expect(runInNewContext(asCall(marked, ['a', 'b']))).toBe('ab');
  });
});

describe('issue 7.3 the reader', () => {
  const tab = (answers: unknown[]) => {
    const clicks: [number, number][] = [];
    const run = async () => answers.shift();
    const click = async (x: number, y: number) => void clicks.push([x, y]);
    return { clicks, tab: { run, click } as unknown as Tab };
  };
  const at = (x: number, y: number) => ({ name: 'Go', checked: false, selected: false, point: { x, y } });

  test('clicks only what lies still and is not covered', async () => {
    const { tab: page, clicks } = tab([null, { name: 'Go' }, at(1, 1), at(1, 9), at(1, 9)]);
    await new Reader(page, '').click({ role: 'link', name: 'Go' });
    expect(clicks).toEqual([[1, 9]]);
  });

  test('a step that fails is told with its reason, and the walk goes on', async () => {
    const screenshot = async () => Buffer.from('');
    const broken = new Proxy(
      { screenshot },
      {
        get: (target, name) =>
          name in target ? screenshot : () => Promise.reject(new Error('The page is gone')),
      },
    ) as unknown as Tab;
    const engine = {
      name: 'None',
      missing: () => undefined,
      start: async () => ({ version: '1', tab: broken, close: async () => undefined }),
    };
    const folder = `${process.env.TMPDIR ?? '/tmp'}/walk-test`;
    const { steps } = await takeWalk(
      engine,
      '',
      folder,
      STEPS.slice(0, 2).map((step) => ({ ...step, take: () => broken.press('a') })),
    );
    expect([...steps.values()]).toEqual(['The page is gone', 'The page is gone']);
  });
});
