import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { buildFixture } from '../support/buildFixture';
import { addressOf, fileOf } from '../support/outputText';

const BASE = '/docs/';
/** Not that of the product, whose home page every page links to. */
const ORIGIN = 'https://fixture.example';
const LINKING = 'a[href], link[href], script[src], img[src], iframe[src]';

// Of the pages of this site, deployments.test.ts asks the same.
test('issue 7.6 below a base path every address on a page stays below, and a file answers it', async () => {
  const out = await buildFixture('base-site', 'BASE_SITE_OUT');
  const files = new Set(
    readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/')),
  );
  const pages = [...files].filter((file) => file.endsWith('.html') && !file.startsWith('reports/'));
  expect(pages).toHaveLength(8); // three pages and the 404 page, in two languages
  const faults = pages.flatMap((file) => {
    const at = new URL(`${BASE.slice(0, -1)}${addressOf(file)}`, ORIGIN);
    const paths = parse(readFileSync(`${out}/${file}`, 'utf8'))
      .querySelectorAll(LINKING)
      .map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', at))
      .filter((address) => address.origin === ORIGIN)
      .map(({ pathname }) => pathname);
    if (paths.length === 0) return [`${file}: names no address`];
    const answers = (address: string) =>
      address.startsWith(BASE) && fileOf(address.slice(BASE.length - 1), files) !== undefined;
    return paths.filter((address) => !answers(address)).map((address) => `${file}: ${address}`);
  });
  expect(faults).toEqual([]);
}, 120_000);

test('a Markdown picture has its size, its words and the base path', async () => {
  const out = await buildFixture('base-site', 'BASE_SITE_OUT');
  const html = readFileSync(path.join(out, 'guide/one.html'), 'utf8');
  const [picture = ''] = /<img[^>]*alt="A small site below a base path"[^>]*>/.exec(html) ?? [];
  expect(picture).toContain('src="/docs/light.svg"');
  expect(picture).toMatch(/width="[1-9]\d*"/);
  expect(picture).toMatch(/height="[1-9]\d*"/);
}, 120_000);
