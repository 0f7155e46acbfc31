// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageSlot } from '../../../lib/storage';

const parse = (text: string): number[] | undefined => (text === 'x' ? undefined : JSON.parse(text));
const slot = () => storageSlot({ key: 'n', parse, print: JSON.stringify, fallback: [] });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a slot gives back what was written, the same object each time so that React does not loop, and the fallback after clearing', () => {
  const numbers = slot();
  numbers.write([3]);
  expect(numbers.read()).toEqual([3]);
  expect(numbers.read()).toBe(numbers.read());
  numbers.clear();
  expect(numbers.read()).toEqual([]);
});

test.each(['x', '', '<img>'])('stored text %j that does not parse counts as nothing', (text) => {
  localStorage.setItem('n', text);
  expect(slot().read()).toEqual([]);
});

test('a slot tells its subscribers of this tab and others, until they leave', () => {
  const numbers = slot();
  const listener = vi.fn();
  const leave = numbers.subscribe(listener);
  const change = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  numbers.write([1]);
  change('n');
  change('other');
  leave();
  numbers.write([2]);
  change('n');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a storage that throws harms nothing', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  const numbers = slot();
  expect(() => numbers.write([1])).not.toThrow();
  expect(numbers.read()).toEqual([]);
});
