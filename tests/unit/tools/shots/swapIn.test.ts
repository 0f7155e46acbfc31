import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { swapIn } from '../../../../tools/shots/swapIn';

let home = '';
const at = (name: string) => path.join(home, name);

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'swap-in-'));
  for (const folder of ['old', 'new']) mkdirSync(at(folder));
  writeFileSync(at('old/picture'), 'old');
  writeFileSync(at('old/gone'), 'old');
  writeFileSync(at('new/picture'), 'new');
  writeFileSync(at('facts'), 'old facts');
});
afterEach(() => rmSync(home, { recursive: true }));

test('the new takes the place of the old, as a whole', async () => {
  writeFileSync(at('next'), 'new facts');
  await swapIn([
    { from: at('new'), to: at('old') },
    { from: at('next'), to: at('facts') },
    { from: at('old/picture'), to: at('first/picture') },
  ]);
  expect(readFileSync(at('first/picture'), 'utf8')).toBe('new');
  expect(readFileSync(at('facts'), 'utf8')).toBe('new facts');
  expect(readdirSync(home).sort()).toEqual(['facts', 'first', 'old']);
  expect(readdirSync(at('old'))).toEqual([]);
});

test('when one move fails, everything is as it was', async () => {
  const moves = [
    { from: at('new'), to: at('old') },
    { from: at('never made'), to: at('facts') },
  ];
  await expect(swapIn(moves)).rejects.toThrow('ENOENT');
  expect(readdirSync(at('old')).sort()).toEqual(['gone', 'picture']);
  expect(readFileSync(at('old/picture'), 'utf8')).toBe('old');
  expect(readFileSync(at('facts'), 'utf8')).toBe('old facts');
  expect(readFileSync(at('new/picture'), 'utf8')).toBe('new');
});
