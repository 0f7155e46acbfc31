import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { rspack } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { patchCode } from '../../../../packages/lean/hostPatch';
import { HOST_THEME, REPLACED_SHEETS } from '../../../../plugins/host-fixes/hostSheets';
import { LINK_MODULE, linkPatches } from '../../../../plugins/host-fixes/missingPage';
import { DOCSEARCH_VERSION, patchDocSearch } from '../../../../plugins/host-fixes/providerSearch';
import { guardRuntime, pluginRuntimeFile } from '../../../../plugins/host-fixes/runtimeFile';
import { OLD_BROWSER } from '../../../../site/browsers';
import { SEARCH_INSIGHTS } from '../../../../site/searchSettings';
import { ROOT } from '../../../support/site';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test.each(Object.entries(REPLACED_SHEETS))(
  'issue 7.1 the host has not changed %s, which is replaced',
  (file, digest) => {
    const hash = createHash('sha256')
      .update(read(path.join(HOST_THEME, file)))
      .digest('hex');
    expect(hash.slice(0, 16)).toBe(digest);
  },
);

test('issue 7.3 the patches of the host’s links fit the installed release', () => {
  const code = read(path.join('node_modules/@rspress/core', LINK_MODULE));
  expect(patchCode(code, linkPatches('/lib/browser.ts'), '')).toContain(
    'return void __siteLoadPage(withBaseHref);',
  );
});

const docSearch = read('node_modules/@docsearch/react/dist/esm/index.js');

test('the patches of DocSearch fit the installed release and leave no raw HTML and no style element', () => {
  const patched = patchDocSearch(docSearch, '/theme/hits.tsx');
  expect(patched).not.toMatch(/dangerouslySetInnerHTML|createElement\("style"/);
  expect(patched).toContain('from"/theme/hits.tsx"');
});

test('another release stops the build, which names each repair that is lost', () => {
  const other = docSearch.replace('openOnFocus:!0,initialState', 'initialState');
  expect(() => patchDocSearch(other, '')).toThrow(
    new RegExp(`${DOCSEARCH_VERSION}[\\s\\S]*found 0 times instead of once: issue 6.4`),
  );
});

test.each([
  'timeouts:{connect:1e3,read:2e3,write:3e4}',
  'hitsPerPage:20,',
  'limit:0===G.getAll().length?7:4',
  'limit:10}',
  '.slice(0,64)',
])('S9-17 S9-7 S9-12 S9-13 S9-14 S5-1 the limits are those of the release: %s', (limit) => {
  expect(docSearch).toContain(limit);
});

test('S7-18 the policy of the pages knows the script that the release loads for insights', () => {
  const [, version, start, end] =
    /="([\d.]+)",\w+="(https:\/\/cdn[^"]+@)"\.concat\(\w+,"([^"]+)"\)/.exec(docSearch) ?? [];
  expect(`${start}${version}${end}`).toBe(SEARCH_INSIGHTS.script);
});

test.each([
  [{}, true],
  [{ [OLD_BROWSER]: true }, false],
])('issue 15 D9 the bundler’s runtime begins, unless the browser is too old: %j', (facts, begins) => {
  const context = { ran: false, ...facts };
  runInNewContext(guardRuntime('// runtime\n/* of */ (() => { "use strict"; ran = true; })();\n'), context);
  expect(context.ran).toBe(begins);
  expect(() => guardRuntime('"use strict"; var a;')).toThrow('does not fit');
});

test('issue 14.3 names in the runtime do not follow from the letters of hashes, which depend on the folder', () => {
  const { minify } = pluginRuntimeFile().builderConfig?.environments?.web?.output ?? {};
  const { jsOptions } = minify as { jsOptions: { include?: RegExp; minimizerOptions?: object }[] };
  const own = jsOptions.find(({ include }) => include?.test('static/js/runtime.0a1b2c3d.js'));
  const minified = [...'etnr'].map((letter) => {
    const hashes = Array.from({ length: 40 }, (_, at) => `${at}: "${letter.repeat(8)}"`).join(',');
    const runtime = `(() => { const hashes = {${hashes}}; globalThis.load = (chunk, element, address) => { element.src = address + hashes[chunk]; return element; }; })();`;
    const { code } = rspack.experiments.swc.minifySync(runtime, own?.minimizerOptions);
    return code.replaceAll(letter.repeat(8), '');
  });
  expect(minified[0]).not.toContain('address');
  expect(new Set(minified).size).toBe(1);
});
