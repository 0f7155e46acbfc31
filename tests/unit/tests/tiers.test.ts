import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const E2E = path.resolve(import.meta.dirname, '../../e2e');
const FILES = readdirSync(E2E);
const KNOWN = ['phone', 'phone-only', 'core', 'quick'];

/** Tags in titles and as `tag`; Playwright passes over a misspelled tag without a word. */
const tagsOf = (file: string) =>
  [
    ...readFileSync(path.join(E2E, file), 'utf8').matchAll(
      /^(?! *\/?\*).*?(?<=['"`\s])@([a-z][\w-]*)(?=['"`\s:,])/gm,
    ),
  ].map(([, tag = '']) => tag);

test('issue 14 every tag of a browser test chooses a tier or a device', () => {
  const found = FILES.flatMap((file) => tagsOf(file).map((tag) => `${file}: @${tag}`));
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((each) => !KNOWN.some((tag) => each.endsWith(`: @${tag}`)))).toEqual([]);
});

test('issue 14 the quick tier has at most a hundred lines with its tag, some of them tagged @core', () => {
  const tags = FILES.flatMap(tagsOf);
  const core = tags.filter((tag) => tag === 'core').length;
  expect(core).toBeGreaterThan(25);
  expect(core + tags.filter((tag) => tag === 'quick').length).toBeLessThanOrEqual(100);
});
