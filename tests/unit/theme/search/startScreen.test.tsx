// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageGroup, SearchEngine } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { recentSearchesKey, STORAGE_KEYS } from '../../../../site/storageKeys';
import { SearchDialog } from '../../../../theme/search/dialog/SearchDialog';
import { mockModalDialogs } from './modalDialogs';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/site/siteSettings', async () =>
  (await import('../../components/hostMocks')).settings(),
);

const page = (title: string, link: string): PageGroup => ({
  renderType: 'default',
  group: title,
  lang: 'en',
  hits: [{ type: 'title', title, header: '', statement: '', link, highlightInfoList: [] }],
});
const PAGES = [
  page('Loader timeline', '/guide/usage/loaders-timeline'),
  page('A post', '/blog/topic/loader-optimization'),
  page('Options', '/config/options/options#features'),
  page('E1003', '/guide/rules/e1003'),
];

function open(pages: readonly PageGroup[] = PAGES) {
  const search = vi.fn<SearchEngine['search']>(async (_, { limit }) => ({
    lists: [{ index: '', label: '', current: true, groups: pages.slice(0, limit) }],
    otherLang: [],
    nearTerms: [],
  }));
  const engine: SearchEngine = { prepare: async () => undefined, search };
  const onClose = vi.fn();
  render(<SearchDialog engine={engine} scope={{ lang: 'en', version: '' }} onClose={onClose} />);
  return { search, onClose, field: screen.getByRole('combobox') };
}
const type = async (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));
};
const rows = () => screen.queryAllByRole('option').map((row) => row.getAttribute('href'));
const active = () =>
  screen
    .queryAllByRole('option')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.getAttribute('href'));
const STARTS = ['/guide/start/quick-start', '/guide/start/live-report', '/guide/more/rules'];

beforeEach(() => {
  vi.useFakeTimers();
  mockModalDialogs();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

test('issue 18.5 before anything is typed: quick start, live reports and the diagnose box', () => {
  open();
  expect(rows()).toEqual(STARTS);
  expect(screen.queryByRole('button', { name: 'Clear recent' })).toBeNull();
});

test('issue 18.5 the arrows reach what is offered, Enter opens it; until then Enter opens nothing', () => {
  const { field, onClose } = open();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
  expect(active()).toEqual([]);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(active()).toEqual([STARTS[2]]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(active()).toEqual([STARTS[0]]);
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('issue 18.5 what was opened is offered first at the next time, until it is cleared', async () => {
  const { field } = open();
  await type(field, 'loader');
  fireEvent.click(screen.getByRole('option', { name: 'A post' }));
  cleanup();
  const again = open();
  const recent = screen.getByRole('group', { name: 'Recent' });
  expect(within(recent).getByRole('option').getAttribute('href')).toBe('/blog/topic/loader-optimization');
  expect(rows()).toEqual(['/blog/topic/loader-optimization', ...STARTS]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent' }));
  expect(rows()).toEqual(STARTS);
  expect(document.activeElement).toBe(again.field);
  expect(localStorage.getItem(recentSearchesKey('en'))).toBeNull();
});

test('issue 18.5 what is opened from the offer keeps its name, however often, and first pages are offered once', async () => {
  const section = page('Loaders', '/guide/usage/loaders-timeline#read');
  const hits = section.hits.map((hit) => ({ ...hit, type: 'header' as const, header: 'Read the chart' }));
  const { field } = open([{ ...section, hits }]);
  await type(field, 'loader');
  fireEvent.click(screen.getByRole('option', { name: 'Read the chart' }));
  for (let visit = 0; visit < 3; visit += 1) {
    cleanup();
    open();
    fireEvent.click(screen.getByRole('option', { name: 'Loaders › Read the chart' }));
  }
  cleanup();
  open();
  fireEvent.click(screen.getByRole('option', { name: /^Quick start/ }));
  cleanup();
  open();
  expect(rows()).toEqual(['/guide/usage/loaders-timeline#read', ...STARTS]);
});

test('issue 18.5 a kind of page leaves the others out, asks for all pages, and is taken back by its own button', async () => {
  const { field, search } = open();
  await type(field, 'loader');
  expect(rows()).toHaveLength(4);
  const chip = screen.getByRole('button', { name: 'Rules' });
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(chip);
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));
  expect(rows()).toEqual(['/guide/rules/e1003']);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(search.mock.lastCall?.[1].limit).toBe(LIMITS.searchPagesOfAllKinds);
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));
  expect(rows()).toEqual(['/config/options/options#features']);
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));
  expect(rows()).toHaveLength(4);
});

test('issue 18.5 a kind without results offers all of them, and shows seven pages at most', async () => {
  const { field } = open([...Array.from({ length: 30 }, (_, at) => page(`P${at}`, `/guide/usage/p${at}`))]);
  fireEvent.click(screen.getByRole('button', { name: 'Blog' }));
  await type(field, 'loader');
  expect(rows()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Search everywhere' }));
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));
  expect(rows()).toHaveLength(LIMITS.searchPages);
  fireEvent.click(screen.getByRole('button', { name: 'Guide' }));
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));
  expect(rows()).toHaveLength(LIMITS.searchPages);
});

test('issue 18.5 the shortcut of a single character can be turned off, which is remembered', () => {
  open();
  const box = screen.getByRole('checkbox', { name: '/ opens search' });
  expect(box).toHaveProperty('checked', true);
  fireEvent.click(box);
  expect(box).toHaveProperty('checked', false);
  expect(localStorage.getItem(STORAGE_KEYS.searchSlash)).toBe('off');
});
