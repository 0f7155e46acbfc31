import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { AUTHOR_COMPONENTS } from '../../../plugins/authoring/authorComponents';
import { ROOT } from '../../support/site';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe.each(Object.entries(AUTHOR_COMPONENTS))('author component %s', (name, file) => {
  test('has its file and an example for authors', () => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
    expect(read('components/README.md')).toContain(`\`<${name}`);
  });

  test('is known to editors, and shown on the page that the browser tests look at', () => {
    expect(read('components/mdx.d.ts')).toMatch(new RegExp(`^    ${name}: `, 'm'));
    for (const lang of ['en', 'zh']) {
      expect(read(`tests/fixtures/component-site/docs/${lang}/index.mdx`)).toMatch(
        new RegExp(`<${name}[ >]`),
      );
    }
  });
});

test.each(['en', 'zh'])('the page that the browser tests look at uses no other component: %s', (lang) => {
  const page = read(`tests/fixtures/component-site/docs/${lang}/index.mdx`);
  const used = [...page.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name);
  expect(used.filter((name) => name !== undefined && !(name in AUTHOR_COMPONENTS))).toEqual([]);
});
