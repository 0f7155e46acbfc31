import type { UserConfig } from '@rspress/core';
import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { highlightOnce } from '../../../plugins/speedLayer';

const CODE: Root = { type: 'root', children: [{ type: 'text', value: 'const a = 1;' }] };

async function cacheIn(isProd: boolean) {
  const config: UserConfig = { markdown: { shiki: { tokenizeTimeLimit: 0 } } };
  const utils = { addPlugin: () => undefined, removePlugin: () => undefined };
  const { shiki } = (await highlightOnce.config?.(config, utils, isProd))?.markdown ?? {};
  expect(shiki?.tokenizeTimeLimit).toBe(0);
  return shiki?.cache;
}

test('issue 14 code is highlighted once, and a page that changes its copy changes no other', async () => {
  const cache = await cacheIn(true);
  const made = structuredClone(CODE);
  expect(cache?.get('a')).toBeUndefined();
  expect(cache?.set('a', made)).toBe(cache);
  made.children.pop();
  cache?.get('a')?.children.pop();
  expect(cache?.get('a')).toEqual(CODE);
});

test('issue 14 the development server keeps no code: it would keep every text that was ever typed', async () => {
  expect(await cacheIn(false)).toBeUndefined();
});
