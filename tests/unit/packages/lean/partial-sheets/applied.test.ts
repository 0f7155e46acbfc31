import { expect, test } from 'vitest';
import { createApplied } from '../../../../../packages/lean/host/createApplied';
import type { HtmlChange } from '../../../../../packages/lean/host/createPageFiles';
import { partialSheets } from '../../../../../packages/lean/partial-sheets';
import type { TechniqueContext } from '../../../../../packages/lean/types';

/** What the technique misses after it has seen the pages of a site. */
function missingAfter(pages: readonly string[]) {
  const applied = createApplied();
  const html: HtmlChange[] = [];
  const options = { pages: /<main class="Home">/, parts: /^Sidebar-/ };
  const context = { applied, pageFiles: { html }, site: { partialSheets: options } };
  partialSheets.plugin(context as unknown as TechniqueContext);
  for (const page of pages) for (const { change } of html) change(page);
  return applied.missing().map(({ technique }) => technique);
}

test('a site whose pages all have a sidebar has nothing to shorten, and is no misfit', () => {
  expect(missingAfter(['<style data-href="/a.css">.Sidebar-row{top:0}</style><main>'])).toEqual([]);
});

test('pages without the sheets that it reads are a misfit', () => {
  expect(missingAfter(['<link rel="stylesheet" href="/a.css"><main class="Home">'])).toEqual([
    'partialSheets',
  ]);
});
