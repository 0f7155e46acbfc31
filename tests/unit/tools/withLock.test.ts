/** @module-tag whole-commands */
import { mkdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLock } from '../../../tools/withLock';

const NAME = `with-lock-test-${process.pid}`;

test('tools/lock a task that takes longer than a lock lives is alone to its end', async () => {
  const seen: string[] = [];
  const task = (name: string, ms: number) =>
    withLock(
      NAME,
      async () => {
        seen.push(`${name} begins`);
        await wait(ms);
        seen.push(`${name} ends`);
      },
      300,
    );
  const first = task('first', 1_200);
  await wait(50);
  await Promise.all([first, task('second', 0)]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('tools/lock the lock of a run that was ended is taken over', async () => {
  const folder = path.join(tmpdir(), `${NAME}.lock`);
  mkdirSync(folder);
  utimesSync(folder, 0, 0);
  expect(await withLock(NAME, () => Promise.resolve('done'))).toBe('done');
});
