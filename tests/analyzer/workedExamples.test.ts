/** @module-tag every-sample */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeNames } from '../../tools/example/buildExample';
import { startBrowser } from '../../tools/shots/openReport';
import type { ExampleName } from '../../site/examples';
import { LANGS } from '../../site/languages';
import { ESSAY_QUOTES, EXAMPLE_QUOTES } from '../support/exampleQuotes';
import { ROOT } from '../support/site';
import { storedBuilds, removeBuilds, workedBuild, type WorkedBuild } from '../support/workedBuilds';

/** Built by examples.test.ts. */
const NOT_HERE = ['repaired'];
const SIZE = /\d+(?:\.\d+)? (?:bytes|KB|MB)(?!\w)/g;

const built = new Map<string, WorkedBuild>();

function buildOf(name: ExampleName, change = ''): WorkedBuild {
  const build = built.get(`${name} ${change}`);
  if (!build) throw new Error(`${name} was not built with the change "${change}".`);
  return build;
}
const builds = {
  rspack: (change?: string) => buildOf('rspack-app', change),
  webpack: (change?: string) => buildOf('webpack-app', change),
};

async function buildAll(name: ExampleName) {
  for (const change of changeNames(name).filter((each) => !NOT_HERE.includes(each)))
    built.set(`${name} ${change}`, await workedBuild(name, change));
}

beforeAll(async () => {
  // examples.test.ts proves that builds of today give these reports, and print this.
  for (const name of ['rspack-app', 'webpack-app'] as const) {
    const [stored] = await storedBuilds(name);
    const printed = readFileSync(path.join(ROOT, `tests/fixtures/terminal/${name}.txt`), 'utf8');
    if (stored) built.set(`${name} `, { ...stored, log: stripVTControlCharacters(printed) });
  }
  await Promise.all([buildAll('rspack-app'), buildAll('webpack-app')]);
}, 900_000);
afterAll(removeBuilds);

function exampleOf(lang: string, page: string): string {
  const text = readFileSync(path.join(ROOT, `docs/${lang}/guide/usage/${page}.mdx`), 'utf8').replaceAll(
    '字节',
    'bytes',
  );
  return /^## [^\n]*\{#example\}\n(.*?)^## /ms.exec(text)?.[1] ?? '';
}

/** The pages about a view of the report; `fixes` is about none, and has a table in place of an example. */
const USAGE = readdirSync(path.join(ROOT, 'docs/en/guide/usage'))
  .filter((file) => file.endsWith('.mdx') && file !== 'fixes.mdx')
  .map((file) => path.basename(file, '.mdx'));

test.each(USAGE)('issue 5 the example of %s quotes what its project gives before and after', async (page) => {
  const quotes = (await EXAMPLE_QUOTES[page]?.(builds)) ?? [];
  expect(quotes.length).toBeGreaterThan(0);
  for (const lang of LANGS) {
    const section = exampleOf(lang, page);
    expect(
      quotes.filter((quote) => !section.includes(quote)),
      lang,
    ).toEqual([]);
    const known = new Set(quotes.join(' ').match(SIZE));
    const unknown = section.match(SIZE)?.filter((size) => !known.has(size));
    expect(unknown ?? [], lang).toEqual([]);
  }
});

test('the fix of GraphiQL gives the style sheet that home and the live reports quote', async () => {
  const { numbers } = await workedBuild('graphiql', 'font-files');
  for (const lang of LANGS) {
    for (const page of ['index', 'guide/start/live-report']) {
      expect(readFileSync(path.join(ROOT, `docs/${lang}/${page}.mdx`), 'utf8')).toContain(
        numbers.sizeOfGraphiqlCss,
      );
    }
  }
});

const BYTES = /\d{1,3},\d{3}/g;

test.each(['loader-optimization', 'duplicate-pkg-problem'] as const)(
  'issue 5 the essay %s quotes what the example projects give',
  (name) => {
    const quotes = ESSAY_QUOTES[name](builds);
    for (const lang of LANGS) {
      const text = readFileSync(path.join(ROOT, `docs/${lang}/blog/topic/${name}.mdx`), 'utf8');
      expect(
        quotes.filter((quote) => !text.includes(quote)),
        lang,
      ).toEqual([]);
      const known = new Set(quotes.join(' ').match(BYTES));
      expect(
        text.match(BYTES)?.filter((bytes) => !known.has(bytes)),
        lang,
      ).toEqual([]);
    }
  },
);

test.each([
  ['one-immer', true],
  ['immer-alias-9', true],
  ['immer-override-10', false],
] as const)('issue 5 the order desk with the change "%s" works in a browser: %s', async (change, works) => {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(pathToFileURL(path.join(builds.rspack(change).folder, 'index.html')).href);
    if (works) await page.getByRole('button', { name: 'Ship' }).first().click();
    expect(await page.getByRole('button', { name: 'Shipped' }).count()).toBe(works ? 1 : 0);
    expect(faults.join()).toMatch(works ? /^$/ : /enableES5\) is not a function/);
  } finally {
    await browser.close();
  }
});
