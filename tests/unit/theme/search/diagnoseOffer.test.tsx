// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takeHandedText } from '../../../../components/diagnose/handText';
import type { SearchEngine } from '../../../../packages/search/types';
import { SearchDialog } from '../../../../theme/search/dialog/SearchDialog';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());
vi.mock('../../../../lib/site/siteSettings', async () =>
  (await import('../../components/hostMocks')).settings(),
);

const LINES = 'WARNING in something\n\n  at somewhere';

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

function open() {
  const engine: SearchEngine = {
    prepare: async () => undefined,
    search: async () => ({ lists: [], otherLang: [], nearTerms: [] }),
  };
  const onClose = vi.fn();
  render(<SearchDialog engine={engine} scope={{ lang: 'en', version: '' }} onClose={onClose} />);
  return { onClose, field: screen.getByRole('combobox') };
}
const paste = async (field: HTMLElement, text: string) => {
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  await act(() => new Promise((done) => setTimeout(done, 300)));
};
const offer = () => screen.queryByRole('link', { name: 'Diagnose this text' });

// Loaded on the first paste, which must not wait for a busy machine to compile it.
beforeAll(() => import('../../../../components/diagnose/knowsMessage'));

test.each([
  ['several lines', true, LINES],
  ['a known message', true, 'Error: listen EADDRINUSE: address already in use :::3000'],
  ['a query', false, 'how to compare two builds'],
  ['a line and its end', false, 'bundle size\n'],
])('issue 18 pasting %s into search: offered %s', async (_name, offered, text) => {
  const { field } = open();
  await paste(field, text);
  expect(offer() !== null).toBe(offered);
});

test('issue 18 typed text is never offered, and an emptied field takes the offer back', async () => {
  const { field } = open();
  fireEvent.change(field, { target: { value: 'listen EADDRINUSE: address already in use' } });
  expect(offer()).toBeNull();
  await paste(field, LINES);
  expect(offer()).not.toBeNull();
  fireEvent.change(field, { target: { value: '' } });
  expect(offer()).toBeNull();
});

test('issue 18 the offer hands the whole text to the box, closes the dialog, and its address has none of it', async () => {
  const { field, onClose } = open();
  await paste(field, LINES);
  expect(offer()?.getAttribute('href')).toBe('/guide/more/rules');
  fireEvent.click(offer() as HTMLElement);
  expect(onClose).toHaveBeenCalled();
  const take = vi.fn();
  takeHandedText(take)();
  expect(take).toHaveBeenCalledWith(LINES);
});
