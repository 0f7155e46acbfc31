// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageGroup, SearchAnswer, SearchEngine, SearchHit } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { SearchDialog } from '../../../../theme/search/dialog/SearchDialog';
import { mockModalDialogs } from './modalDialogs';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/site/siteSettings', async () =>
  (await import('../../components/hostMocks')).settings(),
);

const hit = (title: string, link: string): SearchHit => ({
  type: 'title',
  title,
  header: '',
  statement: '',
  link,
  highlightInfoList: [{ start: 0, length: title.length }],
});
const group = (title: string, link: string): PageGroup => ({
  renderType: 'default',
  group: title,
  lang: 'en',
  hits: [hit(title, link)],
});
const ANSWER: SearchAnswer = {
  lists: [
    { index: '', label: 'Here', current: true, groups: [group('Ours', '/guide/ours')] },
    {
      index: 'other',
      label: 'Elsewhere',
      current: false,
      groups: [group('Theirs', 'https://other.example/page'), group('Trap', 'javascript:alert(1)')],
    },
    {
      index: 'hook',
      label: 'Hook',
      current: true,
      groups: [{ renderType: 'custom', group: 'Hook', result: 'drawn' }],
    },
  ],
  otherLang: [],
  nearTerms: [],
};

function open(answer: SearchAnswer = ANSWER) {
  const search = vi.fn<SearchEngine['search']>(async () => answer);
  const engine: SearchEngine = { prepare: async () => undefined, search };
  const onClose = vi.fn();
  render(
    <SearchDialog
      engine={engine}
      scope={{ lang: 'en', version: '' }}
      onClose={onClose}
      render={(result) => <p>{`custom: ${String(result)}`}</p>}
    />,
  );
  return { search, onClose, field: screen.getByRole('combobox') };
}
const wait = (time: number = LIMITS.searchDebounce) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  mockModalDialogs();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('search dialog', () => {
  test('S4-22 S9-24 one search, 150 ms after the last letter', async () => {
    expect(LIMITS.searchDebounce).toBe(150);
    const { search, field } = open();
    for (const value of ['a', 'ab', 'abc']) {
      fireEvent.change(field, { target: { value } });
      await wait(LIMITS.searchDebounce - 1);
    }
    expect(search).not.toHaveBeenCalled();
    await wait(1);
    expect(search.mock.calls.map(([query]) => query)).toEqual(['abc']);
  });

  test('S2-108 with more than one index there are tabs, S2-107 and results of another open in a new tab', async () => {
    const { field } = open();
    fireEvent.change(field, { target: { value: 'page' } });
    await wait();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Here', 'Elsewhere', 'Hook']);
    const ours = screen.getByRole('option');
    expect(ours.getAttribute('target')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Elsewhere' }));
    const theirs = screen.getByRole('option');
    expect(theirs.getAttribute('href')).toBe('https://other.example/page');
    expect(theirs.getAttribute('target')).toBe('_blank');
    expect(theirs.getAttribute('rel')).toContain('noopener');
  });

  test('an address that is neither of this site nor of the web becomes no link', async () => {
    const { field } = open();
    fireEvent.change(field, { target: { value: 'page' } });
    await wait();
    fireEvent.click(screen.getByRole('tab', { name: 'Elsewhere' }));
    expect(screen.queryByText('Trap')).toBeNull();
  });

  test('S3-40 what a hook brings is drawn by its own function', async () => {
    const { field } = open();
    fireEvent.change(field, { target: { value: 'page' } });
    await wait();
    fireEvent.click(screen.getByRole('tab', { name: 'Hook' }));
    expect(screen.getByText('custom: drawn')).toBeDefined();
  });

  test('S2-108 with one index there are no tabs', async () => {
    const { field } = open({ ...ANSWER, lists: ANSWER.lists.slice(0, 1) });
    fireEvent.change(field, { target: { value: 'page' } });
    await wait();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('option').textContent).toBe('Ours');
  });

  test('Enter while an input method composes opens nothing', async () => {
    const { field, onClose } = open();
    fireEvent.change(field, { target: { value: 'page' } });
    await wait();
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('an answer that comes after the query has changed is not shown', async () => {
    const { search, field } = open();
    search.mockImplementation(async (query, { signal }) => {
      await new Promise((done) => setTimeout(done, query === 'slow' ? 1000 : 10));
      signal?.throwIfAborted();
      return { ...ANSWER, lists: [{ index: '', label: '', current: true, groups: [group(query, '/x')] }] };
    });
    fireEvent.change(field, { target: { value: 'slow' } });
    await wait();
    fireEvent.change(field, { target: { value: 'fast' } });
    await wait(2000);
    expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual(['fast']);
    expect(search.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });
});
