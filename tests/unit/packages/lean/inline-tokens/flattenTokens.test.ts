import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { flattenTokens } from '../../../../../packages/lean/inline-tokens/flattenTokens';
import { ROOT } from '../../../../support/site';

test('issue 7.1 primitives stand where they are used, and what is no colour stays', () => {
  const css =
    ':root {\n  --site-red-50: #fdf0ef;\n  --site-danger: var(--site-red-50);\n  --site-space-1: 4px;\n}\n';
  expect(flattenTokens(css)).toBe(':root {\n  --site-danger: #fdf0ef;\n  --site-space-1: 4px;\n}\n');
});

test('issue 7.1 no part reads a primitive, and none is left in the tokens', () => {
  const css = flattenTokens(readFileSync(path.join(ROOT, 'theme/styles/tokens.css'), 'utf8'));
  expect(css).not.toMatch(/--site-(?:orange|gray|green|blue|amber|red|violet)-/);
});
