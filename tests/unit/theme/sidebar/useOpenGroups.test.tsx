// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOpenGroups } from '../../../../theme/sidebar/useOpenGroups';

let pathname = '/one';
vi.mock('@rspress/core/runtime', () => ({
  useLocation: () => ({ pathname }),
  useActiveMatcher: () => (link: string) => link === pathname,
}));

const group = (link: string, rest: { collapsed?: boolean; collapsible?: boolean } = {}) => ({
  text: link,
  collapsible: true,
  collapsed: false,
  items: [{ text: link, link }],
  ...rest,
});
const one = group('/one', { collapsed: true });
const two = group('/two', { collapsed: true });
const three = group('/three');

const show = () => {
  pathname = '/one';
  return renderHook(() => useOpenGroups());
};
afterEach(cleanup);

test('S4-5 S4-6 groups begin as their file says; the one with the page is open', () => {
  const { isOpen } = show().result.current;
  expect([isOpen('1', one), isOpen('2', two), isOpen('3', three)]).toEqual([true, false, true]);
});

test('S4-5 a group opens and shuts, each by itself', () => {
  const { result } = show();
  act(() => result.current.toggle('2', two));
  act(() => result.current.toggle('3', three));
  const { isOpen } = result.current;
  expect([isOpen('1', one), isOpen('2', two), isOpen('3', three)]).toEqual([true, true, false]);
});

test('S4-6 a shut group opens again when the reader comes to one of its pages; elsewhere the choice stays', () => {
  const { result, rerender } = show();
  act(() => result.current.toggle('1', one));
  act(() => result.current.toggle('3', three));
  expect(result.current.isOpen('1', one)).toBe(false);
  pathname = '/three';
  rerender();
  expect(result.current.isOpen('3', three)).toBe(true);
  expect(result.current.isOpen('1', one)).toBe(false);
  pathname = '/one';
  rerender();
  expect(result.current.isOpen('1', one)).toBe(false);
});

test('S3-25 a group that is not collapsible is open', () => {
  expect(show().result.current.isOpen('4', group('/four', { collapsible: false, collapsed: true }))).toBe(
    true,
  );
});
