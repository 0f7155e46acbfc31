import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unitGroup, unitGroups } from '../../support/unitGroups';

/** In two parts: Vitest looks for the whole word in any text of a file. */
const JSDOM = ['// @vitest-', 'environment jsdom\n'].join('');

const ROOT = path.resolve(import.meta.dirname, '../../..');

test.each([
  ['shared', "test('a', () => {});"],
  ['shared', '// Without vi.mock: the function takes its clock.'],
  ['dom', `${JSDOM}test('a', () => {});`],
  ['isolated', "vi.mock('sharp');"],
  ['isolated', `${JSDOM}vi.stubGlobal('fetch', fetch);`],
  ['dom', `${JSDOM}afterEach(() => vi.unstubAllGlobals());\nvi.stubGlobal('fetch', fetch);`],
  ['isolated', "import '../hostMocks';"],
  ['isolated', "process.env.TZ = 'UTC';"],
  ['isolated', `${JSDOM}saveScrollOnPush();`],
])('a test file is put into the group %s: %s', (group, text) => {
  expect(unitGroup(text)).toBe(group);
});

test('every unit test is in one group', () => {
  const { shared, dom, isolated } = unitGroups();
  const all = [...shared, ...dom, ...isolated];
  expect(new Set(all).size).toBe(all.length);
  expect(Math.min(shared.length, dom.length, isolated.length)).toBeGreaterThan(5);
  expect(all.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(isolated).toContain('tests/unit/tests/unitGroups.test.ts');
});
