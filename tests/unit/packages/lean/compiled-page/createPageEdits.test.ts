import { expect, test, vi } from 'vitest';
import { createPageEdits, type PageEdit } from '../../../../../packages/lean/compiled-page/createPageEdits';

const CODE = 'export const a = 1;';

function changed(edits: readonly PageEdit[], file: string, query = ''): string {
  const { add, change } = createPageEdits('/site', () => true);
  for (const edit of edits) add(edit);
  return change(CODE, file, query);
}

const edit = (by: string, more: Partial<PageEdit> = {}): PageEdit => ({
  by,
  hit: () => undefined,
  isFor: () => true,
  edit: ({ text }) => text.append(` // ${by}`),
  ...more,
});

test('issue 14 every technique changes a page, and only the modules that it is for', () => {
  const hit = vi.fn();
  const edits = [edit('one'), edit('two', { isFor: (file, query) => file === '/a.mdx' && !query, hit })];
  expect(changed(edits, '/a.mdx')).toBe(`${CODE} // one // two`);
  expect(changed(edits, '/a.mdx', '?lean')).toBe(`${CODE} // one`);
  expect(changed(edits, '/b.mdx')).toBe(`${CODE} // one`);
  expect(hit).toHaveBeenCalledTimes(1);
  expect(changed([], '/a.mdx')).toBe(CODE);
});

test('issue 14 a technique that fails is named', () => {
  const fail = () => {
    throw new Error('no list');
  };
  expect(() => changed([edit('one', { edit: fail })], '/a.mdx')).toThrow('one: no list');
});

test('issue 14 pages are changed where browsers get them, in builds', () => {
  const uses = (name: string, isBuild: boolean): number => {
    const { add, plugin } = createPageEdits('/site', () => isBuild);
    add(edit('one'));
    const use = vi.fn(() => ({ before: () => ({ loader: () => ({ options: () => undefined }) }) }));
    const chain = { module: { rule: () => ({ oneOf: () => ({ use }) }) } };
    const { bundlerChain } = plugin.builderConfig?.tools as { bundlerChain(...given: unknown[]): void };
    bundlerChain(chain, { environment: { name } });
    return use.mock.calls.length;
  };
  expect([uses('web', true), uses('node', true), uses('web', false)]).toEqual([1, 0, 0]);
});
