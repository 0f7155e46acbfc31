import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOST_THEME, REPLACED_SHEETS } from '../../../../plugins/host-fixes/hostSheets';
import { ROOT } from '../../../support/site';
import { LINK_MODULE, linkPatches } from '../../../../plugins/host-fixes/missingPage';
import { patchCode } from '../../../../packages/lean/hostPatch';

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

test.each(REPLACED_SHEETS)('issue 7.1 the host has not changed $file, which is replaced', (sheet) => {
  expect(digestOf(path.join(ROOT, HOST_THEME, sheet.file))).toBe(sheet.digest);
});

test('issue 7.1 what stands in place of a sheet is there', () => {
  for (const name of new Set(REPLACED_SHEETS.flatMap(({ by }) => by?.split(', ') ?? [])))
    expect(existsSync(path.join(ROOT, 'theme/styles', name)), name).toBe(true);
});

const file = path.join(ROOT, 'node_modules/@rspress/core/dist/theme/components/Link/useLinkNavigate.js');

test('issue 7.3 the patches of the host’s links fit the installed release', () => {
  expect(file).toMatch(LINK_MODULE);
  const patched = patchCode(readFileSync(file, 'utf8'), linkPatches('/lib/dom/loadPage.ts'), '');
  expect(patched).toContain('return void __siteLoadPage(withBaseHref);');
  expect(patched).toContain('import { loadPage as __siteLoadPage } from "/lib/dom/loadPage.ts";');
});
