import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { parsePage } from '../../../../../packages/lean/compiled-page/parsePage';

const page = (name: string): string =>
  `import { jsx as _jsx } from "react/jsx-runtime";\nexport const ${name} = 1;`;

it('reads a page as a module', () => {
  const code = page('one');
  expect(parsePage(code)).toEqual(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
});

it('hands the tree of a page to its second reader, and keeps it no longer', () => {
  const first = parsePage(page('shared'));
  expect(parsePage(page('shared'))).toBe(first);
  expect(parsePage(page('shared'))).not.toBe(first);
});

it('parses each text for itself', () => {
  const other = parsePage(page('left'));
  expect(parsePage(page('right'))).not.toBe(other);
});

it('keeps no more trees than pages that are compiled at the same time', () => {
  const first = parsePage(page('first'));
  for (let at = 0; at < 64; at += 1) parsePage(page(`page${at}`));
  expect(parsePage(page('first'))).not.toBe(first);
});

it('says that a page is no JavaScript', () => {
  expect(() => parsePage('export const = 1')).toThrow(SyntaxError);
});
