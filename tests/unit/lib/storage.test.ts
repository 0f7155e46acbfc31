// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageSlot } from '../../../lib/storage';

const slot = () =>
  storageSlot<number>({
    key: 'n',
    parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
    print: String,
    fallback: 0,
  });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('storageSlot', () => {
  test('gives back what was written, and the fallback after clearing', () => {
    const numbers = slot();
    numbers.write(3);
    expect(numbers.read()).toBe(3);
    numbers.clear();
    expect(numbers.read()).toBe(0);
  });

  test.each(['', 'x', '-1', '<img>', '1e3'])(
    'stored text "%s" that does not parse counts as nothing',
    (text) => {
      localStorage.setItem('n', text);
      expect(slot().read()).toBe(0);
    },
  );

  test('a parser that throws counts as nothing', () => {
    localStorage.setItem('n', 'x');
    const throwing = storageSlot({ key: 'n', parse: JSON.parse, print: String, fallback: 'none' });
    expect(throwing.read()).toBe('none');
  });

  test('reading twice gives the same object, so that React does not loop', () => {
    localStorage.setItem('list', '[1]');
    const list = storageSlot<number[]>({
      key: 'list',
      parse: JSON.parse,
      print: JSON.stringify,
      fallback: [],
    });
    expect(list.read()).toBe(list.read());
  });

  test('tells its subscribers, until they leave', () => {
    const numbers = slot();
    const listener = vi.fn();
    const leave = numbers.subscribe(listener);
    numbers.write(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'n' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    numbers.write(2);
    window.dispatchEvent(new StorageEvent('storage', { key: 'n' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('a storage that throws harms nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const numbers = slot();
    expect(() => numbers.write(1)).not.toThrow();
    expect(numbers.read()).toBe(0);
  });
});
