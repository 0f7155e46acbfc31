// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sidebar } from '../../../../theme/sidebar/Sidebar';

const host = vi.hoisted(() => ({ here: '/a', entries: [] as unknown[], drawn: [] as string[] }));
vi.mock('@rspress/core/runtime', () => ({
  useActiveMatcher: () => (link: string) => link === host.here,
  useLang: () => 'en',
  useLocation: () => ({ pathname: host.here }),
  useSidebar: () => host.entries,
}));
vi.mock('@rspress/core/theme-original', () => ({
  Link: ({ href = '', children, ...rest }: ComponentProps<'a'>) => {
    host.drawn.push(href);
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  },
  IconArrowRight: 'arrow',
  SvgWrapper: () => null,
}));

const page = (name: string) => ({ text: name, link: `/${name}` });
const group = (name: string, rest: object = {}) => ({
  text: name.toUpperCase(),
  collapsible: true,
  collapsed: true,
  items: [page(name)],
  ...rest,
});

beforeEach(() => {
  host.here = '/a';
  host.drawn.length = 0;
});
afterEach(cleanup);

const show = (...entries: unknown[]) => {
  host.entries = entries;
  const { rerender, container } = render(<Sidebar />);
  const goTo = (path: string) => {
    host.here = path;
    rerender(<Sidebar />);
  };
  return { goTo, container };
};
const buttons = () => screen.queryAllByRole('button');
const press = (at: number) => fireEvent.click(buttons()[at] as HTMLElement);
const open = () => buttons().map((button) => button.getAttribute('aria-expanded') === 'true');

test('issue 14.4 a navigation draws two links of the sidebar again: the one that is left, and the one that is opened', () => {
  const { goTo } = show(page('a'), group('b', { collapsed: false }), page('c'));
  expect(host.drawn).toEqual(['/a', '/b', '/c']);
  host.drawn.length = 0;
  goTo('/c');
  expect(host.drawn).toEqual(['/a', '/c']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('c');
});

test('S3-25 S3-26 S3-27 lines and names cut a level into lists', () => {
  const header = { sectionHeaderText: 'Header' };
  const { container } = show(page('a'), { dividerType: 'dashed' }, page('b'), header, page('c'), page('d'));
  expect(screen.getAllByRole('list').map((list) => list.textContent)).toEqual(['a', 'b', 'cd']);
  expect(screen.getByRole('list', { name: 'Header' }).textContent).toBe('cd');
  expect(container.querySelectorAll('hr[data-line="dashed"]')).toHaveLength(1);
});

test('S4-5 S4-6 groups begin as their file says; the one with the page is open; each opens and shuts by itself', () => {
  show(group('a'), group('b'), group('c', { collapsed: false }));
  expect(open()).toEqual([true, false, true]);
  press(1);
  press(2);
  expect(open()).toEqual([true, true, false]);
});

test('S4-6 a shut group opens again when the reader comes to one of its pages; elsewhere the choice stays', () => {
  const { goTo } = show(group('a'), group('b'), group('c', { collapsed: false }));
  press(0);
  press(2);
  expect(open()).toEqual([false, false, false]);
  goTo('/c');
  expect(open()).toEqual([false, false, true]);
  goTo('/a');
  expect(open()).toEqual([false, false, false]);
});

test('S3-25 a group that is not collapsible is open', () => {
  show(group('b', { collapsible: false }));
  expect(buttons()).toEqual([]);
  expect(screen.getByRole('link').textContent).toBe('b');
});
