// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeHandedText } from '../../../../components/diagnose/handText';
import type { SearchAnswer, SearchEngine, SearchHit } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { SEARCH_WORDS as WORDS } from '../../../../site/words/siteSearch';
import { SearchDialog } from '../../../../theme/search/dialog/SearchDialog';
import { mockModalDialogs } from './modalDialogs';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/site/siteSettings', async () =>
  (await import('../../components/hostMocks')).settings(),
);

const NEAR: SearchHit = {
  type: 'header',
  title: 'Bundle size',
  header: 'Read the treemap',
  statement: '',
  link: '/guide/usage/bundle-size#treemap',
  highlightInfoList: [],
};
const NOTHING: SearchAnswer = { lists: [], otherLang: [], nearTerms: ['Loader'], nearHeadings: [NEAR] };
const QUERY = 'reed the traemep';

async function ask(answer: SearchAnswer = NOTHING) {
  const engine: SearchEngine = { prepare: async () => undefined, search: async () => answer };
  const onClose = vi.fn();
  render(<SearchDialog engine={engine} scope={{ lang: 'en', version: '' }} onClose={onClose} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: QUERY } });
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));
  return { onClose };
}

beforeEach(() => {
  vi.useFakeTimers();
  mockModalDialogs();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('issue 20.4 who finds nothing is led to the nearest headings, which close the dialog', async () => {
  const { onClose } = await ask();
  const list = screen.getByRole('list', { name: WORDS.nearHeadings.en });
  const link = within(list).getByRole('link');
  expect(link.getAttribute('href')).toBe(NEAR.link);
  expect(link.textContent).toBe('Read the treemapBundle size');
  fireEvent.click(link, { ctrlKey: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onClose).toHaveBeenCalledOnce();
});

test('issue 20.4 the query goes to the diagnose box as it is, and into a question that only the reader sends', async () => {
  const { onClose } = await ask();
  const question = screen.getByRole('link', { name: new RegExp(WORDS.askQuestion.en) });
  const address = new URL(question.getAttribute('href') ?? '');
  expect(address.origin).toBe('https://code.example');
  expect(address.searchParams.get('wrong')).toContain(QUERY);
  expect(question.getAttribute('target')).toBe('_blank');
  fireEvent.click(screen.getByRole('link', { name: WORDS.diagnose.en }));
  expect(onClose).toHaveBeenCalledOnce();
  const take = vi.fn();
  takeHandedText(take)();
  expect(take).toHaveBeenCalledWith(QUERY);
});

test('issue 20.4 a service that failed, or a narrowed search, is no reason to ask people', async () => {
  await ask({ ...NOTHING, failed: true });
  expect(screen.queryByRole('link', { name: WORDS.diagnose.en })).toBeNull();
  cleanup();
  await ask();
  fireEvent.click(screen.getByRole('button', { name: WORDS.kindRules.en }));
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));
  expect(screen.getByRole('button', { name: WORDS.allKinds.en })).toBeDefined();
  expect(screen.queryByRole('link', { name: WORDS.diagnose.en })).toBeNull();
});

test.each([
  ['copies', true, WORDS.linkCopied.en],
  ['refuses', false, WORDS.linkRefused.en],
])('issue 20.4 the address of the search can be copied: the browser %s', async (_, works, said) => {
  const writeText = vi.fn(async () => {
    if (!works) throw new Error('refused');
  });
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await ask();
  fireEvent.click(screen.getByRole('button', { name: WORDS.copyLink.en }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(writeText).toHaveBeenCalledWith('http://localhost:3000/docs/?search=reed+the+traemep');
  expect(screen.getByText(said)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.copiedDuration));
  expect(screen.queryByText(said)).toBeNull();
});

test('issue 20.4 before anything is typed there is no link to copy', () => {
  const engine: SearchEngine = { prepare: async () => undefined, search: async () => NOTHING };
  render(<SearchDialog engine={engine} scope={{ lang: 'en', version: '' }} onClose={() => undefined} />);
  expect(screen.queryByRole('button', { name: WORDS.copyLink.en })).toBeNull();
});

test('results for a part of the query stand below a line that says so, and above the ways on', async () => {
  const groups = [{ renderType: 'default', group: NEAR.title, lang: 'en', hits: [NEAR] }] as const;
  await ask({
    lists: [{ index: '', label: '', current: true, groups }],
    otherLang: [],
    nearTerms: [],
    partial: 'treemap',
  });
  const line = WORDS.partial.en.replace('{query}', 'treemap');
  const dialog = screen.getByRole('dialog');
  expect(screen.getByRole('status').textContent).toBe(`${line} ${WORDS.countOne.en}`);
  const order = [line, NEAR.header, WORDS.diagnose.en, WORDS.allPages.en, WORDS.askQuestion.en];
  const shown = (dialog.textContent ?? '').replace(`${line} ${WORDS.countOne.en}`, '');
  const places = order.map((text) => shown.indexOf(text));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
