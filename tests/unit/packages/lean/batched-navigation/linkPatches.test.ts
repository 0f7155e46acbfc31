import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { APP_FILE, APP_PATCHES } from '../../../../../packages/lean/single-hydration/appPatches';
import {
  appPatches,
  CLIENT_FILE,
  clientPatches,
  LANG_FILE,
  langPatches,
  LINK_FILE,
  linkPatches as batchedPatches,
} from '../../../../../packages/lean/batched-navigation/linkPatches';
import { linkPatches } from '../../../../../plugins/host-fixes/missing-page/linkPatches';
import { patchCode } from '../../../../../packages/lean/host/patchCode';
import { hostModule } from '../../../../../packages/lean/host/patchHost';
import { ROOT } from '../../../../support/site';

const BATCHED = batchedPatches('/pageSetter.ts');

const file = path.join(ROOT, 'node_modules/@rspress/core', LINK_FILE);

test('issue 14.4 the patches of the host’s links fit the installed release, beside those for missing pages', () => {
  expect(file).toMatch(hostModule(LINK_FILE));
  const code = readFileSync(file, 'utf8');
  const both = patchCode(patchCode(code, linkPatches('/lib/dom/loadPage.ts'), ''), BATCHED, '');
  expect(patchCode(patchCode(code, BATCHED, ''), linkPatches('/lib/dom/loadPage.ts'), '')).toBe(both);
  expect(both.match(/\.set\?\.\(nextData\)/g)).toHaveLength(1);
  // Either would draw every link again with every page.
  expect(both).not.toMatch(/useLocation|useContext|currPagePathname/);
});

test('issue 14.4 the patch of what hands on the facts of a page fits the installed release', () => {
  const app = path.join(ROOT, 'node_modules/@rspress/core', APP_FILE);
  expect(app).toMatch(hostModule(APP_FILE));
  const code = readFileSync(app, 'utf8');
  const both = patchCode(patchCode(code, APP_PATCHES, ''), appPatches('/pageSetter.ts'), '');
  expect(both).toContain('cached !== data');
  expect(both).toMatch(/\.set = setPageData;/);
});

test('issue 14.4 the patches that hand on the language by itself fit the installed release', () => {
  const read = (name: string) => readFileSync(path.join(ROOT, 'node_modules/@rspress/core', name), 'utf8');
  const asks = patchCode(read(LANG_FILE), langPatches('/LangContext.ts'), '');
  expect(asks).toContain('return useContext(__siteLang);');
  // With the data of the page, every word would be drawn again with every page.
  expect(asks).not.toContain('usePage');
  const tells = patchCode(read(CLIENT_FILE), clientPatches('/LangContext.ts'), '');
  expect(tells).toMatch(/jsx\(__siteLang, \{ value: data\?\.lang \|\| '', children: .*jsx\(App, \{\}\)/);
});
