// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { slashKey, useSearchShortcut } from '../../../../theme/search/SearchButton';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

afterEach(cleanup);

test.each([
  ['on the page', '<p>a</p>', {}, 1],
  ['in a field', '<input>', {}, 0],
  ['beside a dialog', '<p>a</p><dialog open></dialog>', {}, 0],
  ['turned off', '<p>a</p>', {}, 0, false],
  ['turned off, by the other shortcut', '<p>a</p>', { key: 'k', code: 'KeyK', ctrlKey: true }, 1, false],
])('issue 18.5 the slash %s opens the search, and is not written then', (_, html, held, times, on = true) => {
  const toggle = vi.fn();
  renderHook(() => useSearchShortcut(toggle, () => undefined));
  slashKey.write(on);
  document.body.innerHTML = html;
  const isWritten = fireEvent.keyDown(document.body.firstElementChild as Element, { key: '/', ...held });
  expect([toggle.mock.calls.length, isWritten]).toEqual([times, times === 0]);
});
