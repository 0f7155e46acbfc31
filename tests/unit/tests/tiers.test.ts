import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FULL_ONLY, FULL_SPECS, LEFT_OUT } from '../../tiers';

const E2E = path.resolve(import.meta.dirname, '../../e2e');
const FILES = readdirSync(E2E);
const KNOWN = [...Object.keys(FULL_ONLY), 'phone', 'phone-only', 'core'];

/** Tags in titles and as `tag`; Playwright runs a test with a misspelled tag in every tier. */
const tagsOf = (file: string) =>
  [
    ...readFileSync(path.join(E2E, file), 'utf8').matchAll(
      /^(?! *\/?\*).*?(?<=['"`\s])@([a-z][\w-]*)(?=['"`\s:,])/gm,
    ),
  ].map(([, tag = '']) => tag);

test('issue 14 every tag of a browser test is known to a tier or chooses the device', () => {
  const found = FILES.flatMap((file) => tagsOf(file).map((tag) => `${file}: @${tag}`));
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((each) => !KNOWN.some((tag) => each.endsWith(`: @${tag}`)))).toEqual([]);
});

test('issue 14 the quick tier leaves out tagged tests and listed specs, but for tests tagged @core', () => {
  const isRun = (title: string) => !LEFT_OUT.some((pattern) => pattern.test(title));
  expect(isRun('a title about every-page @phone')).toBe(true);
  for (const tag of Object.keys(FULL_ONLY)) expect(isRun(`a title @${tag}`), tag).toBe(false);
  for (const name of FULL_SPECS) {
    expect(FILES, name).toContain(`${name}.spec.ts`);
    expect(isRun(`${name}.spec.ts a title`), name).toBe(false);
    expect(isRun(`${name}.spec.ts a title @phone @core`), name).toBe(true);
  }
});
