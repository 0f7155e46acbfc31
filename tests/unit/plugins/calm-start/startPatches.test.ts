import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { START_MODULE, START_PATCHES } from '../../../../plugins/calm-start/startPatches';
import { patchCode } from '../../../../plugins/shared/patchCode';
import { ROOT } from '../../../support/site';

const file = path.join(ROOT, 'node_modules/@rspress/core/dist/runtime/ssrClientEntry.js');

test('issue 7.1 the patches of the start of a page fit the installed host', () => {
  expect(file).toMatch(START_MODULE);
  const patched = patchCode(readFileSync(file, 'utf8'), START_PATCHES, '');
  expect(patched).toContain('import { initPageData, warmPageData } from "./initPageData.js";');
  expect(patched).not.toContain('setCurrentPageData');
});

test('issue 7.1 the function that is called instead is there', () => {
  const facts = readFileSync(path.join(path.dirname(file), 'initPageData.js'), 'utf8');
  expect(facts).toMatch(/export \{[^}]*\bwarmPageData\b[^}]*\}|export (?:async )?function warmPageData\b/);
});
