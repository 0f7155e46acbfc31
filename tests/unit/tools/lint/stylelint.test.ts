/** @module-tag whole-commands */
import path from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../support/site';

async function reported(file: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `${code}\n`,
    codeFilename: path.join(ROOT, file),
    cwd: ROOT,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const MODULE = 'theme/nav/NavSurface.module.css';

const FAULTS: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['custom-property-pattern', MODULE, '.bar { --navHeight: 1px; }'],
  ['custom-property-pattern', 'theme/styles/tokens.css', ':root { --accent: #fff; }'],
  ['selector-class-pattern', MODULE, '.tool-card { margin: 0; }'],
  ['selector-disallowed-list', MODULE, '.rp-nav { margin: 0; }'],
  ['selector-disallowed-list', MODULE, ':global(.rp-nav) .bar { margin: 0; }'],
  ['selector-disallowed-list', 'theme/styles/motion.css', "[class^='rp-nav'] { margin: 0; }"],
  ['selector-disallowed-list', 'theme/styles/reset.css', ':is(h1, h2) { margin: 0; }'],
  ['selector-disallowed-list', MODULE, '.bar > :is(a, button):hover { margin: 0; }'],
  ['selector-disallowed-list', 'theme/styles/host-text.css', '.rp-doc :where(th, td) { margin: 0; }'],
  ['declaration-no-important', MODULE, '.bar { margin: 0 !important; }'],
  ['color-no-hex', MODULE, '.bar { color: #fff; }'],
  ['color-no-hex', 'theme/styles/host-text.css', '.rp-nav { color: #fff; }'],
  ['color-named', MODULE, '.bar { color: white; }'],
  ['function-disallowed-list', MODULE, '.bar { color: rgb(0 0 0); }'],
  ['function-disallowed-list', MODULE, '.bar { color: hsl(0deg 0% 0%); }'],
  ['property-disallowed-list', MODULE, '.bar { margin-left: 0; }'],
  ['property-disallowed-list', MODULE, '.bar { border-top-left-radius: 0; }'],
  ['property-disallowed-list', 'theme/styles/host-text.css', '.rp-nav { right: 0; }'],
  ['property-disallowed-list', MODULE, '.bar { --rp-nav-height: 0; }'],
  ['declaration-property-value-disallowed-list', MODULE, '.bar { text-align: left; }'],
];

const GOOD: readonly (readonly [file: string, code: string])[] = [
  [
    MODULE,
    ':global(html.dark) .toolCard {\n  color: var(--site-text);\n  background: transparent;\n  margin-inline-start: 0;\n}',
  ],
  ['theme/styles/tokens.css', ':root {\n  --site-gray-50: #fafafa;\n  --site-shadow: rgb(0 0 0 / 20%);\n}'],
  ['theme/styles/host-tokens.css', ':root {\n  --rp-nav-height: 72px;\n}'],
  ['theme/styles/host-text.css', '.rp-doc_x__y {\n  margin: 0 !important;\n}'],
  ['theme/styles/motion.css', '* {\n  animation: none !important;\n}'],
  [MODULE, ':is(h1, h2) > .bar:is(:hover, :focus) {\n  margin: 0;\n}'],
  [MODULE, '.bar :is(a, button):focus-visible {\n  margin: 0;\n}'],
  ['theme/styles/print.css', ':is(h1, h2) {\n  margin: 0;\n}'],
  ['theme/styles/print.css', 'nav {\n  display: none !important;\n}'],
  ['theme/progress/progress.css', '#nprogress .bar_x {\n  background: var(--site-accent);\n}'],
];

describe('house: styles', () => {
  it.each(FAULTS)('%s reports in %s: %s', async (rule, file, code) => {
    expect(await reported(file, code)).toEqual([rule]);
  });

  it.each(GOOD)('lets pass in %s: %s', async (file, code) => {
    expect(await reported(file, code)).toEqual([]);
  });
});
