import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FULL_ONLY } from '../../../tiers';

const TESTS = path.resolve(import.meta.dirname, '../../..');
/** Tags that choose the device, read by playwright.config.ts. */
const DEVICE_TAGS = ['phone', 'phone-only'];
/** Words after an at sign that Vitest reads. */
const VITEST_WORDS = ['vitest-environment', 'module-tag'];
const KNOWN = [...Object.keys(FULL_ONLY), ...DEVICE_TAGS, ...VITEST_WORDS, 'core'];

/** Tags that a spec writes, in titles and as `tag`: a word after an at sign, outside of addresses and comments. */
const tagsOf = (source: string): string[] =>
  [...source.replaceAll(/^\s*\/?\*.*$/gm, '').matchAll(/(?<=['"`\s])@([a-z][\w-]*)(?=['"`\s:,])/g)].map(
    ([, tag = '']) => tag,
  );

test('a tag is found in a title and as a tag; the address of a package and a comment have none', () => {
  const source =
    "/**\n * @param page\n */\nimport a from '@axe-core/playwright';\ntest('@phone a @every-pgae', { tag: ['@hostile'] })";
  expect(tagsOf(source)).toEqual(['phone', 'every-pgae', 'hostile']);
});

test('every tag of a browser test stands in tests/tiers.ts or chooses the device', () => {
  const files = ['e2e', 'support'].flatMap((folder) =>
    readdirSync(path.join(TESTS, folder)).map((name) => path.join(folder, name)),
  );
  const found = files.flatMap((name) =>
    tagsOf(readFileSync(path.join(TESTS, name), 'utf8')).map((tag) => ({ name, tag })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(
    found.filter(({ tag }) => !KNOWN.includes(tag)).map(({ name, tag }) => `${name}: @${tag} is no tag`),
  ).toEqual([]);
});
