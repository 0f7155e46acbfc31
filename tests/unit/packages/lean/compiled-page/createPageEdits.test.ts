import { beforeEach, expect, test, vi } from 'vitest';
import { createPageEdits, type PageEdit } from '../../../../../packages/lean/compiled-page/createPageEdits';
import { pageVariants } from '../../../../../packages/lean/compiled-page/pageVariants';

vi.mock('../../../../../packages/lean/compiled-page/pageVariants');

const CODE = 'export const a = 1;';

const edit = (by: PageEdit['by'], more: Partial<PageEdit> = {}): PageEdit =>
  ({ by, options: {}, hit: () => undefined, query: '', ...more }) as PageEdit;

// Says behind the page who would change it.
beforeEach(() => {
  vi.mocked(pageVariants)
    .mockClear()
    .mockImplementation(({ code, variants }) =>
      variants.map((each) => [code, ...each.map(({ by }) => by)].join(' // ')),
    );
});

function edits(all: readonly PageEdit[], isBuild = true) {
  const { add, change, plugin } = createPageEdits({ root: '/site', isBuild: () => isBuild });
  for (const each of all) add(each);
  return { change, plugin };
}

test('issue 14 every technique changes a page, and only the modules that it is for', () => {
  const hit = vi.fn();
  const { change } = edits([
    edit('nativeText'),
    edit('deferredContent', { isFor: (file) => file === '/a.mdx', hit }),
    edit('leanChunks', { query: '?lean' }),
  ]);
  expect(change(CODE, '/a.mdx', '')).toBe(`${CODE} // nativeText // deferredContent`);
  expect(change(CODE, '/b.mdx', '')).toBe(`${CODE} // nativeText`);
  expect(change(CODE, '/b.mdx', '?lean')).toBe(`${CODE} // leanChunks`);
  expect(change(CODE, '/b.mdx', '?raw')).toBe(CODE);
  expect(hit).toHaveBeenCalledTimes(1);
});

test('issue 14 both variants of a page are made at once, and again of another text', () => {
  const { change } = edits([edit('nativeText'), edit('leanChunks', { query: '?lean' })]);
  expect(change(CODE, '/a.mdx', '?lean')).toBe(`${CODE} // leanChunks`);
  expect(change(CODE, '/a.mdx', '')).toBe(`${CODE} // nativeText`);
  expect(pageVariants).toHaveBeenCalledTimes(1);
  change(CODE, '/a.mdx', '');
  expect(change('export const b = 2;', '/a.mdx', '?lean')).toBe('export const b = 2; // leanChunks');
  expect(pageVariants).toHaveBeenCalledTimes(3);
});

test('issue 14 pages are changed where browsers get them, in builds', () => {
  const uses = (name: string, isBuild: boolean): number => {
    const { plugin } = edits([edit('nativeText')], isBuild);
    const use = vi.fn(() => ({ before: () => ({ loader: () => ({ options: () => undefined }) }) }));
    const chain = { module: { rule: () => ({ oneOf: () => ({ use }) }) } };
    const { bundlerChain } = plugin.builderConfig?.tools as { bundlerChain(...given: unknown[]): void };
    bundlerChain(chain, { environment: { name } });
    return use.mock.calls.length;
  };
  expect([uses('web', true), uses('node', true), uses('web', false)]).toEqual([1, 0, 0]);
});
