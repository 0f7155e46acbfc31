import { expect, test } from 'vitest';
import { pageVariants, type NamedEdit } from '../../../../../packages/lean/compiled-page/pageVariants';
import { siteOptions } from '../../../../../plugins/speed-layer/siteOptions';
import { ROOT } from '../../../../support/site';

const { staticComponents: components } = siteOptions(ROOT);
const LONG = 'Enough words that it is worth leaving them out of the script of the page.';
const CODE = `import { jsx as _jsx } from "react/jsx-runtime";
export default () => _jsx(_components.p, { children: "${LONG}" });`;

const LEAN: NamedEdit = { by: 'leanChunks', options: { contentFile: '/site/kept.ts', components } };
const NATIVE: NamedEdit = { by: 'nativeText', options: { textFile: '/site/text.ts', components } };

test('issue 14 each variant of a page has its own changes alone', () => {
  const [lean, native, none] = pageVariants({ code: CODE, file: '/a.mdx', variants: [[LEAN], [NATIVE], []] });
  expect(lean).toContain('__staticContent');
  expect(lean).not.toContain(LONG);
  expect(native).toContain('__textElement("p"');
  expect(native).not.toContain('__staticContent');
  expect(none).toBe(CODE);
});

test('issue 14 changes can be handed to another thread', () => {
  const page = { code: CODE, file: '/a.mdx', variants: [[LEAN], [NATIVE]] };
  expect(pageVariants(structuredClone(page))).toEqual(pageVariants(page));
});

test('issue 14 what fails is named with the page, and a technique with it', () => {
  const broken = { by: 'leanChunks', options: { contentFile: '/site/kept.ts' } } as unknown as NamedEdit;
  const made = (code: string) => () => pageVariants({ code, file: '/a.mdx', variants: [[broken]] });
  expect(made(CODE)).toThrow(/^\/a\.mdx: leanChunks: .*transparent/);
  expect(made('export const = 1')).toThrow(/^\/a\.mdx: Unexpected token/);
});
