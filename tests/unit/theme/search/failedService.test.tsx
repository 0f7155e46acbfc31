// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchEngine } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { SearchDialog } from '../../../../theme/search/dialog/SearchDialog';
import { withHooks } from '../../../../theme/search/hooks/withHooks';
import { titleGroup } from './titleGroup';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/site/siteSettings', async () =>
  (await import('../../components/hostMocks')).settings(),
);

const NOTHING: SearchAnswer = {
  lists: [{ index: '', label: '', current: true, groups: [] }],
  otherLang: [],
  nearTerms: [],
};
const FOUND: SearchAnswer = {
  ...NOTHING,
  lists: [
    {
      index: '',
      label: '',
      current: true,
      groups: [titleGroup('Ours', '/a')],
    },
  ],
};
const engineOf = (search: SearchEngine['search']): SearchEngine => ({
  prepare: async () => undefined,
  search,
});

async function ask(engine: SearchEngine) {
  render(<SearchDialog engine={engine} scope={{ lang: 'en', version: '' }} onClose={() => undefined} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'page' } });
  await wait();
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('issue 15 a failed service is told below "No results", which stays, and read out; the button asks the site’s own search', async () => {
  const remote = engineOf(async () => ({ ...NOTHING, failed: true }));
  await ask(
    withHooks({ ...remote, instead: () => engineOf(async () => FOUND) }, { afterSearch: () => undefined }),
  );
  expect(screen.getAllByText(/No results for/).length).toBeGreaterThan(0);
  expect(screen.getByText("The search service didn't answer.")).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain("The search service didn't answer.");
  fireEvent.click(screen.getByRole('button', { name: 'Search on this site instead' }));
  await wait();
  expect(screen.getByRole('option').textContent).toBe('Ours');
  expect(screen.queryByText("The search service didn't answer.")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('issue 15 a service that finds nothing has not failed', async () => {
  await ask({ ...engineOf(async () => NOTHING), instead: () => engineOf(async () => FOUND) });
  expect(screen.getAllByText(/No results for/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/didn't answer/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Search on this site instead' })).toBeNull();
});

test('issue 15 a service that failed is asked again when the network is back', async () => {
  const search = vi.fn(async (): Promise<SearchAnswer> => ({ ...NOTHING, failed: true }));
  await ask(engineOf(search));
  expect(search).toHaveBeenCalledTimes(1);
  search.mockResolvedValue(FOUND);
  fireEvent(window, new Event('online'));
  await wait();
  expect(search).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('option').textContent).toBe('Ours');
});
