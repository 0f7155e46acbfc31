// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchEngine } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { SearchOverlay } from '../../../../theme/search/dialog/SearchOverlay';
import { mockModalDialogs } from './modalDialogs';
import { titleGroup } from './titleGroup';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/site/siteSettings', async () =>
  (await import('../../components/hostMocks')).settings(),
);
vi.mock('../../../../theme/search/marks/SearchMarks', () => {
  throw new Error('The script is gone.');
});

const engine: SearchEngine = {
  prepare: async () => undefined,
  search: async () => ({
    lists: [
      {
        index: '',
        label: '',
        current: true,
        groups: [titleGroup('Size', '/size')],
      },
    ],
    otherLang: [],
    nearTerms: [],
  }),
};

beforeEach(() => {
  vi.useFakeTimers();
  mockModalDialogs();
  vi.stubGlobal('CSS', { highlights: new Map() });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('issue 16 a result opens although what marks its words cannot be loaded', async () => {
  const onClose = vi.fn();
  const onError = vi.spyOn(console, 'error');
  render(
    <>
      <p>The page</p>
      <SearchOverlay open engine={engine} scope={{ lang: 'en', version: '' }} onClose={onClose} />
    </>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'size' } });
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.searchDebounce));
  fireEvent.click(screen.getByRole('option'));
  await act(async () => {
    await import('../../../../theme/search/marks/SearchMarks').catch(() => undefined);
  });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The page')).toBeTruthy();
  expect(onError).not.toHaveBeenCalled();
});
