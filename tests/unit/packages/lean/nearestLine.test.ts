import { expect, test } from 'vitest';
import { nearestLine } from '../../../../packages/lean/host/nearestLine';
import { patchCode } from '../../../../packages/lean/host/patchCode';

const CODE = [
  'import { useEffect } from "react";',
  'export const preload = async (path)=>{',
  '    const route = matchRoutes(routes, path, base);',
  '    await route?.preload();',
  '};',
].join('\n');

test('issue 17 the line that became another one is found by what it still has', () => {
  const wanted = 'const route = matchRoutes(routes, path);\n    return route;';
  expect(nearestLine(CODE, wanted)).toEqual({
    line: 3,
    text: 'const route = matchRoutes(routes, path, base);',
  });
});

test('issue 17 no line is proposed that has nothing in common', () => {
  expect(nearestLine(CODE, 'scrollIntoView({ behavior: smooth })')).toBeUndefined();
});

test('issue 17 a long line is cut', () => {
  expect(nearestLine(`a b c ${'x'.repeat(500)}`, 'a b c')?.text).toHaveLength(161);
});

test('issue 17 a patch that does not fit names the nearest line', () => {
  const patch = { why: 'keeps the hash', find: 'await route.preload(hash);', replace: '' };
  expect(() => patchCode(CODE, [patch], 'Review:')).toThrow(
    'found 0 times instead of once: keeps the hash\n    "await route.preload(hash);"\n    nearest, line 4: await route?.preload();',
  );
});
