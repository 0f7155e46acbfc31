// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from '../hostMocks';
import Pick from '../../../../components/pick/Pick';
import When from '../../../../components/pick/When';
import { PICKS } from '../../../../site/picks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());

beforeEach(() => {
  localStorage.clear();
  page.lang = 'en';
  window.history.replaceState(null, '', '/guide#install');
});

afterEach(cleanup);

const tool = () => screen.getByRole('combobox', { name: 'Build tool' }) as HTMLSelectElement;
const choose = (name: (typeof PICKS.tool)[number]) =>
  fireEvent.change(tool(), { target: { value: String(PICKS.tool.indexOf(name)) } });
const chosen = () => PICKS.tool[Number(tool().value)];

test('issue 18.2 a choice is marked, remembered and written into the address, whose hash stays', () => {
  render(<Pick />);
  expect(tool().options).toHaveLength(PICKS.tool.length);
  expect(chosen()).toBe('rspack');
  choose('webpack');
  fireEvent.change(screen.getByRole('combobox', { name: 'Package manager' }), { target: { value: '2' } });
  expect(chosen()).toBe('webpack');
  expect(document.documentElement.getAttribute('data-pick-tool')).toBe('webpack');
  expect(document.documentElement.getAttribute('data-pick-pm')).toBe('pnpm');
  expect(localStorage.getItem('rspress.tabs.package.manager')).toBe('2');
  expect(window.location.search + window.location.hash).toBe('?tool=webpack&pm=pnpm#install');
});

test('issue 18.2 a variant says for whom it is, in marks and in words', () => {
  const { container } = render(
    <When tool="rspack webpack" format="ts">
      <p>Text</p>
    </When>,
  );
  const box = container.firstElementChild;
  expect(box?.getAttribute('data-when-tool')).toBe('rspack webpack');
  expect(box?.hasAttribute('data-when-pm')).toBe(false);
  expect(box?.querySelector('[data-pick-label]')?.textContent).toBe('Rspack, webpack · TypeScript');
});

test('issue 18.6 a single choice is a row of buttons, whose address holds all that the page depends on', () => {
  localStorage.setItem('rspress.tabs.package.manager', '2');
  localStorage.setItem('rspress.tabs.shell', '1');
  render(
    <>
      <Pick only="format" />
      <When pm="npm">Text</When>
    </>,
  );
  const row = screen.getByRole('group', { name: 'Config format' });
  expect(screen.getAllByRole('group')).toEqual([row]);
  expect(within(row).getAllByRole('radio')).toHaveLength(3);
  fireEvent.click(within(row).getByRole('radio', { name: 'CommonJS' }));
  expect(document.documentElement.getAttribute('data-pick-format')).toBe('cjs');
  // The shell changes nothing here.
  expect(window.location.search).toBe('?pm=pnpm&format=cjs');
});
