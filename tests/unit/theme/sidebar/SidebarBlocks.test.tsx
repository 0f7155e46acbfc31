// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SidebarBlocks } from '../../../../theme/sidebar/SidebarBlocks';

const state = vi.hoisted(() => ({ here: '/a', drawn: [] as string[] }));
vi.mock('@rspress/core/runtime', () => ({
  useActiveMatcher: () => (link: string) => link === state.here,
  useLang: () => 'en',
}));
vi.mock('@rspress/core/theme-original', () => ({
  Link: ({ href = '', children, ...rest }: ComponentProps<'a'>) => {
    state.drawn.push(href);
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  },
  IconArrowRight: 'arrow',
  SvgWrapper: () => null,
}));

const GROUPS = { isOpen: () => true, toggle: () => undefined };
const page = (name: string) => ({ text: name, link: `/${name}` });
const FACTS = [page('a'), { text: 'Group', items: [page('b'), page('c')] }, page('d')] as ComponentProps<
  typeof SidebarBlocks
>['facts'];

afterEach(cleanup);

test('issue 14.4 a navigation draws two links of the sidebar again: the one that is left, and the one that is opened', () => {
  const sidebar = () => <SidebarBlocks facts={FACTS} place="" depth={0} groups={GROUPS} />;
  const { rerender } = render(sidebar());
  expect(state.drawn).toEqual(['/a', '/b', '/c', '/d']);
  state.drawn.length = 0;
  state.here = '/c';
  rerender(sidebar());
  expect(state.drawn).toEqual(['/a', '/c']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'page',
    null,
  ]);
});
