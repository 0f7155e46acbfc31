import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LINK_MODULE, linkPatches } from '../../../../../plugins/host-fixes/missingPage';
import { patchCode } from '../../../../../packages/lean/hostPatch';
import { ROOT } from '../../../../support/site';

const file = path.join(ROOT, 'node_modules/@rspress/core/dist/theme/components/Link/useLinkNavigate.js');

test('issue 7.3 the patches of the host’s links fit the installed release', () => {
  expect(file).toMatch(LINK_MODULE);
  const patched = patchCode(readFileSync(file, 'utf8'), linkPatches('/lib/dom/loadPage.ts'), '');
  expect(patched).toContain('return void __siteLoadPage(withBaseHref);');
  expect(patched).toContain('import { loadPage as __siteLoadPage } from "/lib/dom/loadPage.ts";');
});
