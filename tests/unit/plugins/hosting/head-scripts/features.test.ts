import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../../../plugins/hosting/head-scripts/inlineScript';

const code = inlineScript('features', { flag: 'old', names: ['fetch', 'Array.prototype.at'] });

test.each([
  [{ fetch: Object, Array }, false],
  [{ Array }, true],
  [{ fetch: Object, Array: { prototype: {} } }, true],
  [{ fetch: Object }, true],
])('issue 15 D9 a browser that lacks something is told apart: %#', (window, old) => {
  runInNewContext(code, { window });
  expect(window).toMatchObject({ old });
});
