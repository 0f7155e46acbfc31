import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildFixture } from '../support/buildFixture';
import { PROVIDER_ENV } from '../support/providerEnv';
import { ROOT } from '../support/site';

let texts: ReadonlyMap<string, string>;
const named = (pattern: RegExp) => [...texts].flatMap(([file, text]) => (pattern.test(file) ? text : []));

beforeAll(async () => {
  // The same build as that of the browser tests.
  const out = await buildFixture('search-site', 'SEARCH_SITE_OUT', PROVIDER_ENV);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|json)$/.test(file),
  );
  texts = new Map(files.map((file) => [file, readFileSync(path.join(out, file), 'utf8')]));
}, 180_000);

test('issue 16 in provider mode every page tells the crawler whose site this is, once, and the index of the site stays', () => {
  for (const page of named(/\.html$/))
    expect(
      [...page.matchAll(/<meta name="algolia-site-verification" content="([^"]*)"/g)].map(([, code]) => code),
    ).toEqual([PROVIDER_ENV.DOCSEARCH_VERIFICATION]);
  const indexes = named(/static[\\/]search_index\..*\.json$/);
  expect(indexes.map(({ length }) => length > 1000)).toEqual([true, true]);
});

test('issue 16 one DocSearch is installed and in the output, not that of the official plugin', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const installed = Object.entries(packages).filter(([name]) => /@docsearch\/(?:react|css)$/.test(name));
  expect(installed.map(([name, { version }]) => `${name} ${version}`)).toEqual([
    'node_modules/@docsearch/css 3.9.0',
    'node_modules/@docsearch/react 3.9.0',
  ]);
  // Each DocSearch tells its version to the service; the minifier keeps it in a variable.
  const scripts = named(/\.js$/);
  const versions = scripts.flatMap((script) =>
    [...script.matchAll(/addAlgoliaAgent\("docsearch",([\w$]+)/g)].map(
      ([, name = '']) => script.split(`${name}="`)[1]?.split('"')[0],
    ),
  );
  expect(versions).toEqual(['3.9.0']);
  // What only DocSearch 4 has.
  expect(scripts.filter((script) => /AskAi|DocSearch-Sidepanel/.test(script))).toEqual([]);
});
