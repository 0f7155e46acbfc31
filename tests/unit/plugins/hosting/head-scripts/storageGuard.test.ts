import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../../../plugins/hosting/head-scripts';

type Page = { localStorage: Storage };

test('a storage that works stays the browser’s own, and nothing is left in it', () => {
  const entries = new Map<string, string>();
  const own = {
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  } as unknown as Storage;
  const window: Page = { localStorage: own };
  runInNewContext(inlineScript('storageGuard'), { window });
  expect(window.localStorage).toBe(own);
  expect(entries.size).toBe(0);
});

test('S4-2 a storage that throws is replaced by one that lasts as long as the page', () => {
  const window = {
    get localStorage(): Storage {
      throw new Error('blocked');
    },
  };
  runInNewContext(inlineScript('storageGuard'), { window });
  const { localStorage } = window;
  expect(localStorage.getItem('a')).toBeNull();
  localStorage.setItem('a', '1');
  expect([localStorage.getItem('a'), localStorage.length, localStorage.key(0)]).toEqual(['1', 1, 'a']);
  localStorage.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
});

test('a script cannot end its own element', () => {
  expect(inlineScript('localeRedirect', { base: '</script>' })).not.toContain('</script');
});
