import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FULL_ONLY, FULL_SPECS, LEFT_OUT } from '../../../tiers';

const isRun = (title: string) => !LEFT_OUT.some((pattern) => pattern.test(title));

test('the quick tier leaves out what carries a tag of the full tier, and nothing else', () => {
  for (const tag of Object.keys(FULL_ONLY)) expect(isRun(`a title @${tag}`), tag).toBe(false);
  expect(isRun('a title @phone @phone-only')).toBe(true);
  expect(isRun('a title about every-page, @every-pageant')).toBe(true);
});

test('a spec of the list is there, and left out whole, but for its tests tagged @core', () => {
  expect(FULL_SPECS.length).toBeGreaterThan(20);
  for (const name of FULL_SPECS) {
    expect(existsSync(path.join(import.meta.dirname, `../../../e2e/${name}.spec.ts`)), name).toBe(true);
    expect(isRun(`${name}.spec.ts a group a title`), name).toBe(false);
    expect(isRun(`other-${name}.spec.ts a group a title`), name).toBe(true);
    expect(isRun(`${name}.spec.ts a group a title @phone @core`), name).toBe(true);
  }
});
