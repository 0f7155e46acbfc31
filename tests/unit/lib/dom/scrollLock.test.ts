// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { scrollLock } from '../../../../lib/modal';

const overflow = () => document.documentElement.style.overflow;
afterEach(() => vi.restoreAllMocks());

test('locks are counted: the page scrolls again when the last one is released', () => {
  document.documentElement.style.overflow = 'clip';
  const first = scrollLock(document.createElement('div'));
  const second = scrollLock(document.createElement('div'));
  expect(overflow()).toBe('hidden');
  first();
  first();
  expect(overflow()).toBe('hidden');
  second();
  expect(overflow()).toBe('clip');
});

test('S8-9 without a target nothing is locked and an error is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.documentElement.style.overflow = '';
  const release = scrollLock(null);
  expect(overflow()).toBe('');
  expect(log).toHaveBeenCalledOnce();
  release();
});
