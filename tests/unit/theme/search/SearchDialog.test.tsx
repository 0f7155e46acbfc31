// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeHandedText } from '../../../../components/diagnose/handText';
import type { PageGroup, SearchAnswer, SearchEngine, SearchHit } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { recentSearchesKey } from '../../../../site/storageKeys';
import { SEARCH_WORDS as WORDS } from '../../../../site/words/siteSearch';
import { SearchOverlay } from '../../../../theme/search/SearchDialog';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/siteSettings', async () => (await import('../../components/hostMocks')).settings());
vi.mock('../../../../theme/search/SearchMarks', () => {
  throw new Error('The script is gone.');
});

const page = (title: string, link: string): PageGroup => ({
  renderType: 'default',
  group: title,
  lang: 'en',
  hits: [{ type: 'title', title, header: '', statement: '', link, highlightInfoList: [] }],
});
const answerOf = (...groups: readonly PageGroup[]): SearchAnswer => ({
  lists: [{ index: '', label: '', current: true, groups }],
  otherLang: [],
  nearHeadings: [],
});
const FOUND = [
  page('Loader timeline', '/guide/usage/loaders-timeline'),
  page('A post', '/blog/topic/loader-optimization'),
  page('Options', '/config/options/options#features'),
  page('E1003', '/guide/rules/e1003'),
];
const PAGES = answerOf(...FOUND);
const STARTS = ['/guide/start/quick-start', '/guide/start/live-report', '/guide/more/rules'];

function open(answer: SearchAnswer | SearchEngine['search'] = PAGES, more: Partial<SearchEngine> = {}) {
  cleanup();
  const search = vi.fn(typeof answer === 'function' ? answer : async () => answer);
  const onClose = vi.fn();
  render(
    <SearchOverlay
      open
      engine={{ prepare: async () => undefined, search, ...more }}
      scope={{ lang: 'en', version: '' }}
      onClose={onClose}
      render={(result) => <p>{`custom: ${String(result)}`}</p>}
    />,
  );
  return { search, onClose, field: screen.getByRole('combobox') };
}
const wait = (time: number = LIMITS.searchDebounce) => act(() => vi.advanceTimersByTimeAsync(time));
const write = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
async function type(value: string) {
  write(value);
  await wait();
}
const row = (at: number) => screen.getAllByRole('option')[at] as HTMLElement;
const links = () => screen.queryAllByRole('option').map((each) => each.getAttribute('href'));
const status = () => screen.getByRole('status').textContent;
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait();
}
const handed = () => {
  const take = vi.fn();
  takeHandedText(take)();
  return take.mock.calls[0]?.[0];
};
const diagnose = () => screen.queryByRole('link', { name: WORDS.diagnose.en });

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has neither modal dialogs nor scrolling into view.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

test('an answer that comes after the query has changed is not shown', async () => {
  const { search } = open(async (query) => {
    await new Promise((done) => setTimeout(done, query === 'slow' ? 1000 : 10));
    return answerOf(page(query, '/x'));
  });
  await type('slow');
  write('fast');
  await wait(2000);
  expect(row(0).textContent).toBe('fast');
  expect(search.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('S8-7 issue 15 a failed index, or service, says so, and Retry and the network that is back ask again', async () => {
  const { search } = open(() => Promise.reject(new Error('status 500')));
  await type('page');
  expect(status()).toBe(WORDS.failed.en);
  search.mockResolvedValue({ ...answerOf(), failed: true });
  await press(WORDS.retry.en);
  expect(status()).toContain(WORDS.serviceFailed.en);
  search.mockResolvedValue(PAGES);
  fireEvent(window, new Event('online'));
  await wait();
  expect(status()).toBe('4 results');
});

test('S2-107 S2-108 S3-40 with more than one index there are tabs; results of another open in a new tab', async () => {
  const ours = { index: '', label: 'Here', current: true, groups: [page('Ours', '/guide/ours')] };
  const groups = [page('Theirs', 'https://other.example/page'), page('Trap', 'javascript:alert(1)')];
  const theirs = { index: 'other', label: 'Elsewhere', current: false, groups };
  const drawn = { renderType: 'custom' as const, group: 'Hook', result: 'drawn' };
  const hook = { index: 'hook', label: 'Hook', current: true, groups: [drawn] };
  open({ ...PAGES, lists: [ours, theirs, hook] });
  await type('page');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Here', 'Elsewhere', 'Hook']);
  expect(row(0).getAttribute('target')).toBeNull();
  fireEvent.keyDown(tabs[0] as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  // An address that is neither of this site nor of the web becomes no link.
  expect(links()).toEqual(['https://other.example/page']);
  expect(row(0).getAttribute('target')).toBe('_blank');
  expect(row(0).getAttribute('rel')).toContain('noopener');
  fireEvent.click(screen.getByRole('tab', { name: 'Hook' }));
  expect(screen.getByText('custom: drawn')).toBeDefined();
});

test('issue 18.5 a kind of page leaves the others out, asks for all pages, and is taken back by its own button', async () => {
  const many = Array.from({ length: 30 }, (_, at) => page(`P${at}`, `/guide/usage/p${at}`));
  const { search } = open(async (_, { limit }) => answerOf(...many.slice(0, limit), ...FOUND));
  await type('loader');
  expect(screen.queryByRole('tab')).toBeNull();
  await press('Rules');
  expect(links()).toEqual(['/guide/rules/e1003']);
  expect(screen.getByRole('button', { name: 'Rules' }).getAttribute('aria-pressed')).toBe('true');
  expect(search.mock.lastCall?.[1].limit).toBe(LIMITS.searchPagesOfAllKinds);
  await press('Guide');
  expect(links()).toHaveLength(LIMITS.searchPages);
  await press('Guide');
  expect(links()).toHaveLength(LIMITS.searchPages + 4);
});

test('issue 20.4 issue 16 a press opens the row on which it began, whatever is found or missing meanwhile', async () => {
  const { onClose } = open(async (query) => answerOf(page(`${query} 1`, '/1'), page(`${query} 2`, '/2')));
  await type('a');
  write('b');
  const pressed = row(1);
  fireEvent.pointerDown(pressed);
  await wait();
  expect(pressed.textContent).toBe('a 2');
  fireEvent.pointerUp(pressed);
  fireEvent.click(pressed);
  // What marks the words in the page cannot be loaded.
  await act(() => vi.dynamicImportSettled());
  expect(onClose).toHaveBeenCalledOnce();
  await wait(0);
  expect(row(1).textContent).toBe('b 2');
});

describe('before anything is typed', () => {
  test('issue 18.5 three pages are offered; the arrows reach them, Enter opens', () => {
    const { field, onClose } = open();
    expect(links()).toEqual(STARTS);
    expect(screen.queryByRole('group', { name: WORDS.kinds.en })).toBeNull();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field.getAttribute('aria-activedescendant')).toBe(row(2).id);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('issue 18.5 what was opened is offered first, a few, each once, of this site, until it is cleared', async () => {
    const names = ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g'];
    for (const link of [...names.map((name) => `/guide/${name}`), 'https://other.example/']) {
      const [hit] = page('P', link).hits as [SearchHit];
      const header = { ...hit, type: 'header' as const, header: link };
      open(answerOf({ ...page('P', link), hits: [header] }));
      await type('p');
      fireEvent.click(row(0));
    }
    open();
    const kept = ['g', 'f', 'e', 'd', 'a'].map((name) => `/guide/${name}`);
    expect(kept).toHaveLength(LIMITS.searchRecents);
    expect(links()).toEqual([...kept, ...STARTS]);
    // What is opened from the offer keeps its name.
    fireEvent.click(screen.getByRole('option', { name: 'P › /guide/f' }));
    open();
    expect(row(0).textContent).toBe('P › /guide/f');
    await press('Clear recent');
    expect(links()).toEqual(STARTS);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    expect(localStorage.getItem(recentSearchesKey('en'))).toBeNull();
  });
});

describe('without results', () => {
  const NEAR: SearchHit = {
    type: 'header',
    title: 'Bundle size',
    header: 'Read the treemap',
    statement: '',
    link: '/guide/usage/bundle-size#treemap',
    highlightInfoList: [],
  };
  const NOTHING: SearchAnswer = { ...answerOf(), nearHeadings: [NEAR] };
  const QUERY = 'reed the traemep';

  test('issue 20.4 the query goes to the diagnose box as it is, and into a question that only the reader sends', async () => {
    const { onClose } = open(NOTHING);
    await type(QUERY);
    const question = screen.getByRole('link', { name: new RegExp(WORDS.askQuestion.en) });
    const address = new URL(question.getAttribute('href') ?? '');
    expect(address.origin).toBe('https://code.example');
    expect(address.searchParams.get('wrong')).toContain(QUERY);
    fireEvent.click(diagnose() as HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
    expect(handed()).toBe(QUERY);
  });
});

describe('pasted output', () => {
  const LINES = 'WARNING in something\n\n  at somewhere';
  const paste = async (text: string) => {
    fireEvent.paste(screen.getByRole('combobox'), { clipboardData: { getData: () => text } });
    await act(() => vi.dynamicImportSettled());
  };

  // Loaded on the first paste, which must not wait for a busy machine to compile it.
  beforeAll(() => import('../../../../components/diagnose/findMessages'));

  test.each([
    ['several lines', true, LINES],
    ['a known message', true, 'Error: listen EADDRINUSE: address already in use :::3000'],
    ['a query', false, 'how to compare two builds'],
    ['a line and its end', false, 'bundle size\n'],
  ])('issue 18 pasting %s into search: offered %s', async (_name, offered, text) => {
    open();
    await paste(text);
    expect(diagnose() !== null).toBe(offered);
  });
});
