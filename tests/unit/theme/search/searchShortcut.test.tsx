// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { slashKey, useSearchShortcut } from '../../../../theme/search/SearchButton';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});

const CTRL_K = { key: 'k', code: 'KeyK', ctrlKey: true };

test.each([
  ['on the page', '<p>a</p>', {}, 1],
  ['in a field', '<input>', {}, 0],
  ['in editable text', '<p contenteditable="true">a</p>', {}, 0],
  ['beside a dialog', '<p>a</p><dialog open></dialog>', {}, 0],
  ['with another key', '<p>a</p>', { altKey: true }, 0],
  ['turned off', '<p>a</p>', {}, 0, 'off'],
  ['turned off, by the other shortcut', '<p>a</p>', CTRL_K, 1, 'off'],
])(
  'issue 18.5 the slash %s opens the search, and is not written then: %s',
  (_, html, held, times, set = 'on') => {
    const toggle = vi.fn();
    renderHook(() => useSearchShortcut(toggle, () => undefined));
    slashKey.write(set === 'on');
    document.body.innerHTML = html;
    const isWritten = fireEvent.keyDown(document.body.firstElementChild as Element, { key: '/', ...held });
    expect(toggle).toHaveBeenCalledTimes(times);
    expect(isWritten).toBe(times === 0);
  },
);
