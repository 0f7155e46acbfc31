import { expect, test, vi } from 'vitest';
import { createPageEdits, type PageEdit } from '../../../../../packages/lean/compiled-page/createPageEdits';

const CODE = 'export const a = 1;';

const edit = (by: string, more: Partial<PageEdit> = {}): PageEdit => ({
  by,
  hit: () => undefined,
  query: '',
  edit: ({ text }) => text.append(` // ${by}`),
  ...more,
});

function edits(...all: PageEdit[]) {
  const { add, change, plugin } = createPageEdits('/site', () => true);
  for (const each of all) add(each);
  return { change, plugin };
}

test('issue 14 every technique changes a page, and only the modules that it is for', () => {
  const hit = vi.fn();
  const { change } = edits(
    edit('one'),
    edit('two', { isFor: (file) => file === '/a.mdx', hit }),
    edit('three', { query: '?lean' }),
  );
  expect(change(CODE, '/a.mdx', '')).toBe(`${CODE} // one // two`);
  expect(change(CODE, '/b.mdx', '')).toBe(`${CODE} // one`);
  expect(change(CODE, '/b.mdx', '?lean')).toBe(`${CODE} // three`);
  expect(change(CODE, '/b.mdx', '?raw')).toBe(CODE);
  expect(hit).toHaveBeenCalledTimes(1);
});

test('issue 14 the other variant of a page is made of the same tree, and of its own text alone', () => {
  const trees: unknown[] = [];
  const read = ({ tree }: { tree: unknown }) => void trees.push(tree);
  const { change } = edits(edit('one', { edit: read }), edit('two', { edit: read, query: '?lean' }));
  expect([change(CODE, '/a.mdx', '?lean'), change(CODE, '/a.mdx', '')]).toEqual([CODE, CODE]);
  expect(trees).toHaveLength(2);
  expect(trees[1]).toBe(trees[0]);
  change(CODE, '/a.mdx', '');
  expect(change('export const b = 2;', '/a.mdx', '?lean')).toBe('export const b = 2;');
});

test('issue 14 a technique that fails is named with the page, and what is no JavaScript stops the build', () => {
  const fail = () => {
    throw new Error('no list');
  };
  expect(() => edits(edit('one', { edit: fail })).change(CODE, '/a.mdx', '')).toThrow('one: /a.mdx: no list');
  expect(() => edits(edit('one')).change('export const = 1', '/a.mdx', '')).toThrow(SyntaxError);
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
