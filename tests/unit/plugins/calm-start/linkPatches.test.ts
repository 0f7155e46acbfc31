import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { APP_MODULE, APP_PATCHES } from '../../../../plugins/calm-start/appPatches';
import { LINK_MODULE, LINK_PATCHES } from '../../../../plugins/calm-start/linkPatches';
import { linkPatches } from '../../../../plugins/missing-page/linkPatches';
import { patchCode } from '../../../../plugins/shared/patchCode';
import { ROOT } from '../../../support/site';

const file = path.join(ROOT, 'node_modules/@rspress/core/dist/theme/components/Link/useLinkNavigate.js');

test('issue 14.4 the patches of the host’s links fit the installed release, beside those for missing pages', () => {
  expect(file).toMatch(LINK_MODULE);
  const code = readFileSync(file, 'utf8');
  const both = patchCode(patchCode(code, linkPatches('/lib/dom/loadPage.ts'), ''), LINK_PATCHES, '');
  expect(patchCode(patchCode(code, LINK_PATCHES, ''), linkPatches('/lib/dom/loadPage.ts'), '')).toBe(both);
  expect(both.match(/setData\?\.\(nextData\)/g)).toHaveLength(1);
});

test('issue 14.4 the patch of what hands on the facts of a page fits the installed release', () => {
  const app = path.join(ROOT, 'node_modules/@rspress/core/dist/runtime/App.js');
  expect(app).toMatch(APP_MODULE);
  expect(patchCode(readFileSync(app, 'utf8'), APP_PATCHES, '')).toContain('cached !== data');
});
