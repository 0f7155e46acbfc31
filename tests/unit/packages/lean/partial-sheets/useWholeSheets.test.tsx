// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useWholeSheets } from '../../../../../packages/lean/partial-sheets/runtime/useWholeSheets';

function Page() {
  useWholeSheets();
  return (
    <a href="/page" onClick={(event) => event.preventDefault()}>
      <b>page</b>
    </a>
  );
}

const sheets = () => [...document.head.children].map((sheet) => sheet.outerHTML);
const link = () => document.head.querySelector('link');
/** Whether React, which follows links without a new document, has been asked. */
const isFollowedHere = () =>
  !document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

afterEach(() => {
  link()?.onload?.(new Event('load'));
  cleanup();
});

test('issue 18.1 the whole sheet takes the place of its part, in front of the sheets that build on it', () => {
  document.head.innerHTML = '<style data-part="/a.css"></style><style data-href="/b.css"></style>';
  render(<Page />);
  expect(sheets()).toEqual([
    '<style></style>',
    '<link rel="stylesheet" href="/a.css">',
    '<style data-href="/b.css"></style>',
  ]);
  link()?.onload?.(new Event('load'));
  expect(sheets()).toEqual(['<link rel="stylesheet" href="/a.css">', '<style data-href="/b.css"></style>']);
});

test('issue 18.1 until it is there a link loads a document; after that it is followed here', () => {
  document.head.innerHTML = '<style data-part="/a.css"></style>';
  render(<Page />);
  expect(isFollowedHere()).toBe(false);
  link()?.onload?.(new Event('load'));
  expect(isFollowedHere()).toBe(true);
});

test('issue 18.1 a page with whole sheets asks for none, also when it is shown again', () => {
  document.head.innerHTML = '<style data-part="/a.css"></style>';
  render(<Page />).unmount();
  link()?.onload?.(new Event('load'));
  render(<Page />);
  expect(sheets()).toEqual(['<link rel="stylesheet" href="/a.css">']);
  document.head.innerHTML = '<style data-href="/a.css"></style>';
  cleanup();
  render(<Page />);
  expect(sheets()).toEqual(['<style data-href="/a.css"></style>']);
  expect(isFollowedHere()).toBe(true);
});
