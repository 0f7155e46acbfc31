// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { loadSheet, preloadSheet } from '../../../../../packages/lean/route-manifest/runtime/loadFile';

const ADDRESS = '/static/css/a.css';
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const tell = (type: 'load' | 'error') => links()[0]?.dispatchEvent(new Event(type));
const arrive = () => Object.defineProperty(links()[0] ?? {}, 'sheet', { value: {}, configurable: true });

afterEach(() => {
  document.head.innerHTML = '';
});

test('issue 14.4 a sheet that was fetched ahead is put to use without a wait', async () => {
  preloadSheet(ADDRESS);
  expect(links().map(({ media }) => media)).toEqual(['not all']);
  arrive();
  await loadSheet(ADDRESS);
  expect(links().map(({ media }) => media)).toEqual(['all']);
});

test('issue 14.4 a sheet that is on its way is waited for, and fetched once', async () => {
  preloadSheet(ADDRESS);
  let isThere = false;
  const loading = loadSheet(ADDRESS).then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(false);
  tell('load');
  await loading;
  expect(links()).toHaveLength(1);
});

test('issue 14.4 a sheet that is in use stays so when it is to be fetched ahead', async () => {
  const loading = loadSheet(ADDRESS);
  tell('load');
  await loading;
  preloadSheet(ADDRESS);
  expect(links().map(({ media }) => media)).toEqual(['all']);
});

test('issue 7.3 a sheet that did not come is told, and tried again', async () => {
  preloadSheet(ADDRESS);
  tell('error');
  expect(links()).toHaveLength(0);
  const failing = loadSheet(ADDRESS);
  tell('error');
  await expect(failing).rejects.toThrow();
  const again = loadSheet(ADDRESS);
  tell('load');
  await again;
});

test('issue 7.1 a sheet that the opened page has inside is not fetched', async () => {
  document.head.innerHTML = `<style data-href="${ADDRESS}"></style>`;
  await loadSheet(ADDRESS);
  expect(links()).toHaveLength(0);
});
