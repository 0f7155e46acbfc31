import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildFixture } from '../support/buildFixture';
import { PROVIDER_ENV } from '../support/providerEnv';
import { ROOT } from '../support/site';

const VERSION = '3.9.0';

let out = '';
let files: string[] = [];

beforeAll(async () => {
  // The same build as that of the browser tests.
  out = await buildFixture('search-site', 'SEARCH_SITE_OUT', PROVIDER_ENV);
  files = readdirSync(out, { recursive: true, encoding: 'utf8' });
}, 180_000);

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

test('issue 16 in provider mode every page tells the crawler whose site this is, once', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) {
    const codes = [...read(page).matchAll(/<meta name="algolia-site-verification" content="([^"]*)"/g)];
    expect(
      codes.map(([, code]) => code),
      page,
    ).toEqual([PROVIDER_ENV.DOCSEARCH_VERIFICATION]);
  }
});

test('issue 16 in provider mode the index of the site stays, with its text', () => {
  const indexes = files.filter((file) => /static[\\/]search_index\..*\.json$/.test(file));
  expect(indexes).toHaveLength(2);
  for (const index of indexes) expect(read(index).length, index).toBeGreaterThan(1000);
});

test('issue 16 one DocSearch is in the output: ours, and not that of the official plugin', () => {
  const scripts = files.filter((file) => file.endsWith('.js')).map(read);
  // Each DocSearch tells its version to the service; the minifier keeps it in a variable.
  const versions = scripts.flatMap((script) =>
    [...script.matchAll(/addAlgoliaAgent\("docsearch",([\w$]+)/g)].map(
      ([, name = '']) => script.split(`${name}="`)[1]?.split('"')[0],
    ),
  );
  expect(versions).toEqual([VERSION]);
  // What only DocSearch 4 has.
  expect(scripts.filter((script) => /AskAi|DocSearch-Sidepanel/.test(script))).toEqual([]);
});

test('issue 16 one DocSearch is installed, whatever the official plugin asks for', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const installed = Object.entries(packages).filter(([name]) => /@docsearch\/(?:react|css)$/.test(name));
  expect(Object.fromEntries(installed.map(([name, { version }]) => [name, version]))).toEqual({
    'node_modules/@docsearch/css': VERSION,
    'node_modules/@docsearch/react': VERSION,
  });
});
