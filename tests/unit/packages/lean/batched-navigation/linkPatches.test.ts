import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { APP_FILE, APP_PATCHES } from '../../../../../packages/lean/single-hydration/appPatches';
import { LINK_FILE, LINK_PATCHES } from '../../../../../packages/lean/batched-navigation/linkPatches';
import { linkPatches } from '../../../../../plugins/host-fixes/missing-page/linkPatches';
import { patchCode } from '../../../../../packages/lean/host/patchCode';
import { hostModule } from '../../../../../packages/lean/host/patchHost';
import { ROOT } from '../../../../support/site';

const file = path.join(ROOT, 'node_modules/@rspress/core', LINK_FILE);

test('issue 14.4 the patches of the host’s links fit the installed release, beside those for missing pages', () => {
  expect(file).toMatch(hostModule(LINK_FILE));
  const code = readFileSync(file, 'utf8');
  const both = patchCode(patchCode(code, linkPatches('/lib/dom/loadPage.ts'), ''), LINK_PATCHES, '');
  expect(patchCode(patchCode(code, LINK_PATCHES, ''), linkPatches('/lib/dom/loadPage.ts'), '')).toBe(both);
  expect(both.match(/setData\?\.\(nextData\)/g)).toHaveLength(1);
});

test('issue 14.4 the patch of what hands on the facts of a page fits the installed release', () => {
  const app = path.join(ROOT, 'node_modules/@rspress/core', APP_FILE);
  expect(app).toMatch(hostModule(APP_FILE));
  expect(patchCode(readFileSync(app, 'utf8'), APP_PATCHES, '')).toContain('cached !== data');
});
