import type { SourceMapPayload } from 'node:module';
import { expect, test } from 'vitest';
import { partOf } from '../../../../tools/bench/scripts/partOf';
import { scriptShares } from '../../../../tools/bench/scripts/scriptShares';

/** `AAAA` begins source 0 at column 0; `IACA` goes on 4 columns later at its next line; `ECAA` 2 later in the next source. */
const map = (mappings: string): SourceMapPayload => ({
  file: 'a.js',
  version: 3,
  sources: ['webpack://rsdoctor-docs/./theme/a.ts', 'webpack://rsdoctor-docs/./node_modules/react/b.js'],
  sourcesContent: [],
  names: [],
  mappings,
  sourceRoot: '',
});
const nameOf = (source: string | undefined) => source?.replace(/.*\//, '') ?? 'none';

test('issue 7.1 each character of a script belongs to the source it comes of', () => {
  expect([...scriptShares('aaaabb', map('AAAA,ICAA'), nameOf)]).toEqual([
    ['a.ts', 4],
    ['b.js', 2],
  ]);
});

test('issue 7.1 a line of the script that comes of no source is not counted for the one before', () => {
  expect([...scriptShares('aaaa\nwritten', map('AAAA'), nameOf)]).toEqual([
    ['a.ts', 4],
    ['none', 7],
  ]);
});

test.each([
  ['webpack://rsdoctor-docs/./node_modules/react-dom/cjs/react-dom-client.production.js', 'React'],
  ['webpack://rsdoctor-docs/./node_modules/@rspress/core/dist/runtime/App.js', 'host: runtime'],
  ['webpack://rsdoctor-docs/./node_modules/@mdx-js/react/lib/index.js', 'other packages'],
  ['webpack://rsdoctor-docs/./packages/lean/router-shim/runtime/BrowserRouter.tsx', 'in place of the host'],
  ['webpack://rsdoctor-docs/./theme/nav/NavBar.tsx', 'bar'],
  ['webpack://rsdoctor-docs/./site/words/nav.ts', 'words'],
  ['webpack://rsdoctor-docs/./docs/en/guide/start/quick-start.mdx', 'the page'],
  [undefined, 'written at build'],
])('issue 7.1 %s counts for %s', (source, part) => {
  expect(partOf(source)).toContain(part);
});
