import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { START_FILE, START_PATCHES } from '../../../../../packages/lean/single-hydration/startPatches';
import { patchCode } from '../../../../../packages/lean/host/patchCode';
import { hostModule } from '../../../../../packages/lean/host/patchHost';
import { ROOT } from '../../../../support/site';

const file = path.join(ROOT, 'node_modules/@rspress/core', START_FILE);

test('issue 7.1 the patches of the start of a page fit the installed host', () => {
  expect(file).toMatch(hostModule(START_FILE));
  const patched = patchCode(readFileSync(file, 'utf8'), START_PATCHES, '');
  expect(patched).toContain('import { initPageData, warmPageData } from "./initPageData.js";');
  expect(patched).not.toContain('setCurrentPageData');
});

test('issue 7.1 the function that is called instead is there', () => {
  const facts = readFileSync(path.join(path.dirname(file), 'initPageData.js'), 'utf8');
  expect(facts).toMatch(/export \{[^}]*\bwarmPageData\b[^}]*\}|export (?:async )?function warmPageData\b/);
});
