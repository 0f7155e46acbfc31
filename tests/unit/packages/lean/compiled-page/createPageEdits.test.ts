import { expect, test, vi } from 'vitest';
import {
  createPageEdits,
  type MakeVariants,
  type PageEdit,
} from '../../../../../packages/lean/compiled-page/createPageEdits';

const CODE = 'export const a = 1;';

const edit = (by: PageEdit['by'], more: Partial<PageEdit> = {}): PageEdit =>
  ({ by, options: {}, hit: () => undefined, query: '', ...more }) as PageEdit;

/** Says behind the page who would change it. */
const signed: MakeVariants = async ({ code, variants }) =>
  variants.map((each) => [code, ...each.map(({ by }) => by)].join(' // '));

function edits(all: readonly PageEdit[], makeVariants = signed, isBuild = true) {
  const made = vi.fn(makeVariants);
  const { add, change, plugin } = createPageEdits({
    root: '/site',
    isBuild: () => isBuild,
    makeVariants: made,
  });
  for (const each of all) add(each);
  return { change, plugin, made };
}

test('issue 14 every technique changes a page, and only the modules that it is for', async () => {
  const hit = vi.fn();
  const { change } = edits([
    edit('nativeText'),
    edit('deferredContent', { isFor: (file) => file === '/a.mdx', hit }),
    edit('leanChunks', { query: '?lean' }),
  ]);
  expect(await change(CODE, '/a.mdx', '')).toBe(`${CODE} // nativeText // deferredContent`);
  expect(await change(CODE, '/b.mdx', '')).toBe(`${CODE} // nativeText`);
  expect(await change(CODE, '/b.mdx', '?lean')).toBe(`${CODE} // leanChunks`);
  expect(await change(CODE, '/b.mdx', '?raw')).toBe(CODE);
  expect(hit).toHaveBeenCalledTimes(1);
});

test('issue 14 both variants of a page are made at once, and again of another text', async () => {
  const { change, made } = edits([edit('nativeText'), edit('leanChunks', { query: '?lean' })]);
  await Promise.all([change(CODE, '/a.mdx', '?lean'), change(CODE, '/a.mdx', '')]);
  expect(made).toHaveBeenCalledTimes(1);
  await change(CODE, '/a.mdx', '');
  expect(await change('export const b = 2;', '/a.mdx', '?lean')).toBe('export const b = 2; // leanChunks');
  expect(made).toHaveBeenCalledTimes(3);
});

test('issue 14 an error reaches everybody who asks for a variant, and nobody else', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { change } = edits([edit('nativeText'), edit('leanChunks', { query: '?lean' })], () =>
    Promise.reject(new Error('no list')),
  );
  await expect(change(CODE, '/a.mdx', '')).rejects.toThrow('no list');
  await new Promise((done) => setTimeout(done));
  await expect(change(CODE, '/a.mdx', '?lean')).rejects.toThrow('no list');
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('issue 14 pages are changed where browsers get them, in builds', () => {
  const uses = (name: string, isBuild: boolean): number => {
    const { plugin } = edits([edit('nativeText')], signed, isBuild);
    const use = vi.fn(() => ({ before: () => ({ loader: () => ({ options: () => undefined }) }) }));
    const chain = { module: { rule: () => ({ oneOf: () => ({ use }) }) } };
    const { bundlerChain } = plugin.builderConfig?.tools as { bundlerChain(...given: unknown[]): void };
    bundlerChain(chain, { environment: { name } });
    return use.mock.calls.length;
  };
  expect([uses('web', true), uses('node', true), uses('web', false)]).toEqual([1, 0, 0]);
});
