// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeHandedText } from '../../../../components/diagnose/handText';
import type { PageGroup, SearchAnswer, SearchEngine, SearchHit } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { recentSearchesKey, STORAGE_KEYS } from '../../../../site/storageKeys';
import { SEARCH_WORDS as WORDS } from '../../../../site/words/siteSearch';
import { withHooks } from '../../../../theme/search/loadEngine';
import { SearchDialog, SearchOverlay } from '../../../../theme/search/SearchDialog';
import type { OpenedResult } from '../../../../theme/search/SearchMarks';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/siteSettings', async () => (await import('../../components/hostMocks')).settings());
vi.mock('../../../../theme/search/SearchMarks', () => {
  throw new Error('The script is gone.');
});
vi.mock('../../../../theme/search/indexAddress', () => ({ indexAddress: () => undefined }));

/** A page that was found by its title. */
const page = (title: string, link: string): PageGroup => ({
  renderType: 'default',
  group: title,
  lang: 'en',
  hits: [{ type: 'title', title, header: '', statement: '', link, highlightInfoList: [] }],
});
const answerOf = (...groups: readonly PageGroup[]): SearchAnswer => ({
  lists: [{ index: '', label: '', current: true, groups }],
  otherLang: [],
  nearTerms: [],
});
const PAGES = answerOf(
  page('Loader timeline', '/guide/usage/loaders-timeline'),
  page('A post', '/blog/topic/loader-optimization'),
  page('Options', '/config/options/options#features'),
  page('E1003', '/guide/rules/e1003'),
);
const STARTS = ['/guide/start/quick-start', '/guide/start/live-report', '/guide/more/rules'];

function open(answer: SearchAnswer | SearchEngine['search'] = PAGES, engine: Partial<SearchEngine> = {}) {
  const search = vi.fn(typeof answer === 'function' ? answer : async () => answer);
  const onClose = vi.fn();
  const opened: OpenedResult[] = [];
  render(
    <SearchDialog
      engine={{ prepare: async () => undefined, search, ...engine }}
      scope={{ lang: 'en', version: '' }}
      onClose={onClose}
      onOpened={(result) => opened.push(result)}
      render={(result) => <p>{`custom: ${String(result)}`}</p>}
    />,
  );
  return { search, onClose, opened, field: screen.getByRole('combobox') };
}
const wait = (time: number = LIMITS.searchDebounce) => act(() => vi.advanceTimersByTimeAsync(time));
const write = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
async function type(value: string) {
  write(value);
  await wait();
}
const row = (at: number) => screen.getAllByRole('option')[at] as HTMLElement;
const links = () => screen.queryAllByRole('option').map((each) => each.getAttribute('href'));
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;
const status = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const handed = () => {
  const take = vi.fn();
  takeHandedText(take)();
  return take.mock.calls[0]?.[0];
};
const scrolls = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has neither modal dialogs nor scrolling into view.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = scrolls;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('searching', () => {
  test('S4-22 S9-24 one search, 150 ms after the last letter', async () => {
    expect(LIMITS.searchDebounce).toBe(150);
    const { search } = open();
    for (const value of ['a', 'ab', 'abc']) {
      write(value);
      await wait(LIMITS.searchDebounce - 1);
    }
    expect(search).not.toHaveBeenCalled();
    await wait(1);
    expect(search.mock.calls.map(([query]) => query)).toEqual(['abc']);
  });

  test('an answer that comes after the query has changed is not shown', async () => {
    const { search } = open(async (query, { signal }) => {
      await new Promise((done) => setTimeout(done, query === 'slow' ? 1000 : 10));
      signal?.throwIfAborted();
      return answerOf(page(query, '/x'));
    });
    await type('slow');
    write('fast');
    await wait(2000);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['fast']);
    expect(search.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test('Enter while an input method composes opens nothing', async () => {
    const { field, onClose } = open();
    await type('page');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('S2-101 Enter before the answer opens its first row, never one of an older query', async () => {
    const { field, opened } = open(async (query) => answerOf(page(query, `/${query}`)));
    await type('old');
    write('new');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(opened).toEqual([]);
    await wait();
    expect(opened).toMatchObject([{ query: 'new', link: '/new' }]);
  });

  test('S8-7 a failed index says so, and Retry and the network that is back ask again', async () => {
    const { search } = open(() => Promise.reject(new Error('status 500')));
    await type('page');
    expect(status()).toBe(WORDS.failed.en);
    press(WORDS.retry.en);
    await wait();
    expect(search).toHaveBeenCalledTimes(2);
    search.mockResolvedValue(PAGES);
    fireEvent(window, new Event('online'));
    await wait();
    expect(status()).toBe('4 results');
  });
});

describe('lists', () => {
  const ANSWER: SearchAnswer = {
    ...PAGES,
    lists: [
      { index: '', label: 'Here', current: true, groups: [page('Ours', '/guide/ours')] },
      {
        index: 'other',
        label: 'Elsewhere',
        current: false,
        groups: [page('Theirs', 'https://other.example/page'), page('Trap', 'javascript:alert(1)')],
      },
      {
        index: 'hook',
        label: 'Hook',
        current: true,
        groups: [{ renderType: 'custom', group: 'Hook', result: 'drawn' }],
      },
    ],
  };
  const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

  test('S2-108 with more than one index there are tabs, S2-107 and results of another open in a new tab', async () => {
    open(ANSWER);
    await type('page');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Here',
      'Elsewhere',
      'Hook',
    ]);
    expect(row(0).getAttribute('target')).toBeNull();
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Here' }), { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    expect(row(0).getAttribute('href')).toBe('https://other.example/page');
    expect(row(0).getAttribute('target')).toBe('_blank');
    expect(row(0).getAttribute('rel')).toContain('noopener');
  });

  test('an address that is neither of this site nor of the web becomes no link', async () => {
    open(ANSWER);
    await type('page');
    tab('Elsewhere');
    expect(screen.queryByText('Trap')).toBeNull();
  });

  test('S3-40 what a hook brings is drawn by its own function', async () => {
    open(ANSWER);
    await type('page');
    tab('Hook');
    expect(screen.getByText('custom: drawn')).toBeDefined();
  });

  test('S2-108 with one index there are no tabs', async () => {
    open();
    await type('page');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('issue 18.5 a kind of page leaves the others out, asks for all pages, and is taken back by its own button', async () => {
    const { search } = open();
    await type('loader');
    expect(links()).toHaveLength(4);
    const chip = screen.getByRole('button', { name: 'Rules' });
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(chip);
    await wait();
    expect(links()).toEqual(['/guide/rules/e1003']);
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    expect(search.mock.lastCall?.[1].limit).toBe(LIMITS.searchPagesOfAllKinds);
    press('Options');
    await wait();
    expect(links()).toEqual(['/config/options/options#features']);
    press('Options');
    await wait();
    expect(links()).toHaveLength(4);
  });

  test('issue 18.5 a kind without results offers all of them, and shows seven pages at most', async () => {
    const many = Array.from({ length: 30 }, (_, at) => page(`P${at}`, `/guide/usage/p${at}`));
    open(async (_, { limit }) => answerOf(...many.slice(0, limit)));
    await type('loader');
    press('Blog');
    await wait();
    expect(links()).toEqual([]);
    press('Search everywhere');
    await wait();
    expect(links()).toHaveLength(LIMITS.searchPages);
    press('Guide');
    await wait();
    expect(links()).toHaveLength(LIMITS.searchPages);
  });
});

describe('a list keeps still', () => {
  const three: SearchEngine['search'] = async (query) =>
    answerOf(...[1, 2, 3].map((number) => page(`${query} ${number}`, `/${query}-${number}`)));
  /** jsdom does not know how far a pointer has moved. */
  function point(at: number, movementX: number) {
    const event = createEvent.mouseMove(row(at));
    Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
    fireEvent(row(at), event);
  }

  test('issue 20.4 the mouse chooses a row only by a real move, and the list does not scroll beneath it', async () => {
    const { field } = open(three);
    await type('a');
    scrolls.mockClear();
    point(1, 0);
    expect(chosen()).toBe('a 1');
    point(1, 10);
    expect(chosen()).toBe('a 2');
    expect(scrolls).not.toHaveBeenCalled();
    await type('b');
    point(1, 0);
    expect(chosen()).toBe('b 1');
    scrolls.mockClear();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(scrolls).toHaveBeenCalled();
  });

  test('issue 20.4 a press opens the row on which it began, whatever is found meanwhile', async () => {
    const { opened } = open(three);
    await type('a');
    write('b');
    const pressed = row(2);
    fireEvent.pointerDown(pressed);
    await wait();
    expect(pressed.textContent).toBe('a 3');
    fireEvent.pointerUp(pressed);
    fireEvent.click(pressed);
    expect(opened).toMatchObject([{ query: 'a', link: '/a-3', hits: [{ title: 'a 3' }] }]);
    await wait(0);
    expect(row(2).textContent).toBe('b 3');
  });
});

describe('before anything is typed', () => {
  test('issue 18.5 quick start, live reports and the diagnose box are offered; the arrows reach them, Enter opens', () => {
    const { field, onClose } = open();
    expect(links()).toEqual(STARTS);
    expect(screen.queryByRole('button', { name: 'Clear recent' })).toBeNull();
    expect(screen.queryByRole('group', { name: WORDS.kinds.en })).toBeNull();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
    expect(chosen()).toBeUndefined();
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field.getAttribute('aria-activedescendant')).toBe(row(2).id);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(field.getAttribute('aria-activedescendant')).toBe(row(0).id);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('issue 18.5 what was opened is offered first at the next time, until it is cleared', async () => {
    open();
    await type('loader');
    fireEvent.click(screen.getByRole('option', { name: 'A post' }));
    cleanup();
    const { field } = open();
    const recent = screen.getByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option').getAttribute('href')).toBe('/blog/topic/loader-optimization');
    expect(links()).toEqual(['/blog/topic/loader-optimization', ...STARTS]);
    press('Clear recent');
    expect(links()).toEqual(STARTS);
    expect(document.activeElement).toBe(field);
    expect(localStorage.getItem(recentSearchesKey('en'))).toBeNull();
  });

  test('issue 18.5 what is opened from the offer keeps its name, and first pages are offered once', async () => {
    const link = '/guide/usage/loaders-timeline#read';
    const [hit] = page('Loaders', link).hits as [SearchHit];
    const header = { ...hit, type: 'header' as const, header: 'Read the chart' };
    open(answerOf({ ...page('Loaders', link), hits: [header] }));
    await type('loader');
    fireEvent.click(screen.getByRole('option', { name: 'Read the chart' }));
    for (const name of ['Loaders › Read the chart', 'Loaders › Read the chart', /^Quick start/]) {
      cleanup();
      open();
      fireEvent.click(screen.getByRole('option', { name }));
    }
    cleanup();
    open();
    expect(links()).toEqual([link, ...STARTS]);
  });

  test('a few recent results are kept, each once; those of another site are not', async () => {
    const names = ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g'];
    for (const link of [...names.map((name) => `/guide/${name}`), 'https://other.example/']) {
      open(answerOf(page('P', link)));
      await type('p');
      fireEvent.click(row(0));
      cleanup();
    }
    open();
    const kept = ['g', 'f', 'e', 'd', 'a'].map((name) => `/guide/${name}`);
    expect(kept).toHaveLength(LIMITS.searchRecents);
    expect(links()).toEqual([...kept, ...STARTS]);
  });

  const result = { title: 'A', header: '', link: '/a' };
  test.each([
    ['no JSON', '{'],
    ['no list', '{"title":"a"}'],
    ['no results', '[1,null,"a",{}]'],
    ['an address that runs', JSON.stringify([{ ...result, link: 'javascript:alert(1)' }])],
    ['an address of another site', JSON.stringify([{ ...result, link: '//other.example' }])],
    ['a text of 10 kB', JSON.stringify([{ ...result, title: 'x'.repeat(10_000) }])],
  ])('what the storage holds besides results is dropped: %s', (_, stored) => {
    localStorage.setItem(recentSearchesKey('en'), stored);
    open();
    expect(links()).toEqual(STARTS);
  });

  test('issue 18.5 the shortcut of a single character can be turned off, which is remembered', () => {
    open();
    const box = screen.getByRole('checkbox', { name: '/ opens search' });
    expect(box).toHaveProperty('checked', true);
    fireEvent.click(box);
    expect(box).toHaveProperty('checked', false);
    expect(localStorage.getItem(STORAGE_KEYS.searchSlash)).toBe('off');
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
  const NOTHING: SearchAnswer = { ...answerOf(), nearTerms: ['Loader'], nearHeadings: [NEAR] };
  const QUERY = 'reed the traemep';

  test('issue 20.4 the nearest headings lead on and close the dialog, near terms are searched', async () => {
    const { onClose, search } = open(NOTHING);
    await type(QUERY);
    const link = within(screen.getByRole('list', { name: WORDS.nearHeadings.en })).getByRole('link');
    expect(link.getAttribute('href')).toBe(NEAR.link);
    expect(link.textContent).toBe('Read the treemapBundle size');
    fireEvent.click(link, { ctrlKey: true });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledOnce();
    press('Loader');
    await wait();
    expect(search.mock.lastCall?.[0]).toBe('Loader');
  });

  test('issue 20.4 the query goes to the diagnose box as it is, and into a question that only the reader sends', async () => {
    const { onClose } = open(NOTHING);
    await type(QUERY);
    const question = screen.getByRole('link', { name: new RegExp(WORDS.askQuestion.en) });
    const address = new URL(question.getAttribute('href') ?? '');
    expect(address.origin).toBe('https://code.example');
    expect(address.searchParams.get('wrong')).toContain(QUERY);
    expect(question.getAttribute('target')).toBe('_blank');
    fireEvent.click(screen.getByRole('link', { name: WORDS.diagnose.en }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(handed()).toBe(QUERY);
  });

  test('issue 20.4 a service that failed, or a narrowed search, is no reason to ask people', async () => {
    open({ ...NOTHING, failed: true });
    await type(QUERY);
    expect(screen.queryByRole('link', { name: WORDS.diagnose.en })).toBeNull();
    cleanup();
    open(NOTHING);
    await type(QUERY);
    press(WORDS.kindRules.en);
    await wait();
    expect(screen.getByRole('button', { name: WORDS.allKinds.en })).toBeDefined();
    expect(screen.queryByRole('link', { name: WORDS.diagnose.en })).toBeNull();
  });

  test('results for a part of the query stand below a line that says so, and above the ways on', async () => {
    open({ ...answerOf({ ...page(NEAR.title, NEAR.link), hits: [NEAR] }), partial: 'treemap' });
    await type(QUERY);
    const line = WORDS.partial.en.replace('{query}', 'treemap');
    expect(status()).toBe(`${line} ${WORDS.countOne.en}`);
    const shown = screen.getByRole('dialog').textContent ?? '';
    const order = [line, NEAR.header, WORDS.diagnose.en, WORDS.allPages.en, WORDS.askQuestion.en];
    const places = order.map((text) => shown.indexOf(text));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  describe('of a service', () => {
    const FAILED = { ...answerOf(), failed: true };
    const instead = () => ({
      prepare: async () => undefined,
      search: async () => answerOf(page('Ours', '/a')),
    });

    test('issue 15 a failure is told below "No results" and read out; the button asks the site’s own search', async () => {
      const hooked = withHooks(
        { ...instead(), search: async () => FAILED, instead },
        { afterSearch: () => undefined },
      );
      open(FAILED, hooked);
      await type('page');
      expect(screen.getAllByText(/No results for/).length).toBeGreaterThan(0);
      expect(screen.getByText(WORDS.serviceFailed.en)).toBeDefined();
      expect(status()).toContain(WORDS.serviceFailed.en);
      press('Search on this site instead');
      await wait();
      expect(row(0).textContent).toBe('Ours');
      expect(screen.queryByText(WORDS.serviceFailed.en)).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('combobox'));
    });

    test('issue 15 a service that finds nothing has not failed', async () => {
      open(answerOf(), { instead });
      await type('page');
      expect(screen.getAllByText(/No results for/).length).toBeGreaterThan(0);
      expect(screen.queryByText(/didn't answer/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Search on this site instead' })).toBeNull();
    });

    test('issue 15 a service that failed is asked again when the network is back', async () => {
      const { search } = open(FAILED);
      await type('page');
      search.mockResolvedValue(PAGES);
      fireEvent(window, new Event('online'));
      await wait();
      expect(search).toHaveBeenCalledTimes(2);
      expect(links()).toHaveLength(4);
    });
  });
});

describe('pasted output', () => {
  const LINES = 'WARNING in something\n\n  at somewhere';
  const offer = () => screen.queryByRole('link', { name: WORDS.diagnose.en });
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
    expect(offer() !== null).toBe(offered);
  });

  test('issue 18 typed text is never offered, and an emptied field takes the offer back', async () => {
    open();
    write('listen EADDRINUSE: address already in use');
    expect(offer()).toBeNull();
    await paste(LINES);
    expect(offer()).not.toBeNull();
    write('');
    expect(offer()).toBeNull();
  });

  test('issue 18 the offer hands the whole text to the box, closes the dialog, and its address has none of it', async () => {
    const { onClose } = open();
    await paste(LINES);
    expect(offer()?.getAttribute('href')).toBe('/guide/more/rules');
    fireEvent.click(offer() as HTMLElement);
    expect(onClose).toHaveBeenCalled();
    expect(handed()).toBe(LINES);
  });
});

test('issue 16 a result opens although what marks its words cannot be loaded', async () => {
  vi.stubGlobal('CSS', { highlights: new Map() });
  const onClose = vi.fn();
  const onError = vi.spyOn(console, 'error');
  const engine = { prepare: async () => undefined, search: async () => PAGES };
  const scope = { lang: 'en', version: '' } as const;
  render(
    <>
      <p>The page</p>
      <SearchOverlay open engine={engine} scope={scope} onClose={onClose} />
    </>,
  );
  await type('loader');
  fireEvent.click(row(0));
  await act(() => vi.dynamicImportSettled());
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByText('The page')).toBeTruthy();
  expect(onError).not.toHaveBeenCalled();
});
