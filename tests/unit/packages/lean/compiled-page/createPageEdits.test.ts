import { expect, test, vi } from 'vitest';
import { createPageEdits, type PageEdit } from '../../../../../packages/lean/compiled-page/createPageEdits';

type Change = (module: { code: string; resourcePath: string }) => string;

const CODE = 'export const a = 1;';

/** What the bundler would do to a page. */
function changed(edits: readonly PageEdit[], file: string, isBuild = true): string {
  const { add, plugin } = createPageEdits(() => isBuild);
  for (const edit of edits) add(edit);
  let change: Change = ({ code }) => code;
  const [{ setup }] = (plugin.builderConfig?.plugins ?? []) as unknown as [{ setup(api: object): void }];
  setup({ transform: (_: object, made: Change) => (change = made) });
  return change({ code: CODE, resourcePath: file });
}

const edit = (by: string, more: Partial<PageEdit> = {}): PageEdit => ({
  by,
  hit: () => undefined,
  edit: ({ text }) => text.append(` // ${by}`),
  ...more,
});

test('issue 14 every technique changes a page, and only the pages that it is for', () => {
  const hit = vi.fn();
  const edits = [edit('one'), edit('two', { isFor: (file) => file === '/a.mdx', hit })];
  expect(changed(edits, '/a.mdx')).toBe(`${CODE} // one // two`);
  expect(changed(edits, '/b.mdx')).toBe(`${CODE} // one`);
  expect(hit).toHaveBeenCalledTimes(1);
});

test('issue 14 the development server leaves pages as they are', () => {
  expect(changed([edit('one')], '/a.mdx', false)).toBe(CODE);
  expect(changed([], '/a.mdx')).toBe(CODE);
});

test('issue 14 a technique that fails is named', () => {
  const fail = () => {
    throw new Error('no list');
  };
  expect(() => changed([edit('one', { edit: fail })], '/a.mdx')).toThrow('one: no list');
});
