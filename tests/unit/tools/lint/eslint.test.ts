/** @module-tag whole-commands */
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../support/site';

/** A text that stands in no file is part of no cycle, and looking for one parses all that it imports. */
const eslint = new ESLint({ cwd: ROOT, overrideConfig: { rules: { 'import-x/no-cycle': 'off' } } });

/** The rules that report a text as if it stood in a file of the repository. */
async function reportedRules(file: string, code: string): Promise<(string | null)[]> {
  const filePath = path.join(ROOT, file);
  if (await eslint.isPathIgnored(filePath)) throw new Error(`${file} is left out by eslint.config.js`);
  return (await eslint.lintText(code, { filePath })).flatMap(({ messages }) =>
    messages.map(({ ruleId }) => ruleId),
  );
}

const using = (source: string) =>
  `import { planted } from '${source}';\n\nexport const use = () => planted;\n`;

const PATHS: readonly (readonly [file: string, source: string])[] = [
  ['site/use.ts', '../theme/index'],
  ['lib/use.ts', '../components/steps/Steps'],
  ['lib/use.ts', '../packages/lean/runtime/head'],
  ['lib/text/use.ts', '../words'],
  ['packages/lean/use.ts', '../../plugins/authoring/steps'],
  ['packages/lean/runtime/use.ts', '../../../theme/index'],
  ['packages/search/use.ts', '../../site/searchSynonyms'],
  ['packages/report/use.ts', '../../site/languages'],
  ['packages/doc-checks/use.ts', '../../site/routes'],
  ['components/steps/use.ts', '../../packages/search/openIndex'],
  ['components/steps/use.ts', '../../theme/index'],
  ['theme/head/use.ts', '../../docs/en/_nav.json'],
  ['theme/head/use.ts', '../landing/Hero'],
  ['theme/head/use.ts', '../../packages/lean/runtime/head'],
  ['plugins/output/reports/use.ts', '../../../components/steps/Steps'],
  ['rspress.config.ts', './tools/ownFolder'],
];

const PACKAGES: readonly (readonly [file: string, source: string])[] = [
  ['site/use.ts', 'node:fs'],
  ['lib/use.ts', '@rspress/core/theme-original'],
  ['lib/use.ts', 'minisearch'],
  ['lib/text/use.ts', 'react'],
  ['packages/lean/use.ts', 'react'],
  ['packages/lean/runtime/use.ts', 'node:fs'],
  ['packages/search/use.ts', 'node:fs'],
  ['packages/report/use.ts', 'node:fs'],
  ['packages/doc-checks/use.ts', 'react'],
  ['components/steps/use.ts', 'nprogress'],
  ['theme/head/use.ts', 'fs'],
  ['plugins/output/reports/use.ts', 'react/jsx-runtime'],
];

const ALLOWED: readonly (readonly [file: string, source: string])[] = [
  ['site/use.ts', 'zod'],
  ['site/words/use.ts', '../languages'],
  ['lib/use.ts', 'react'],
  ['packages/lean/use.ts', 'node:path'],
  ['packages/lean/runtime/use.ts', '../../../lib/browser'],
  ['packages/search/use.ts', '../../lib/text/foldText'],
  ['packages/report/use.ts', 'zod'],
  ['packages/doc-checks/use.ts', 'remark-mdx'],
  ['components/steps/use.ts', '@rspress/core/theme-original'],
  ['theme/head/use.ts', '../components/steps/Steps'],
  ['theme/head/use.ts', 'react-dom/client'],
  ['plugins/output/reports/use.ts', '../../../packages/doc-checks'],
  ['rspress.config.ts', './plugins/authoring'],
  ['tools/use.ts', '../theme/index'],
];

describe('import zones', () => {
  it.each(PATHS)('%s may not import the folder of %s', async (file, source) => {
    expect(await reportedRules(file, using(source))).toEqual(['import-x/no-restricted-paths']);
  });

  it.each(PACKAGES)('%s may not import the package %s', async (file, source) => {
    expect(await reportedRules(file, using(source))).toEqual(['no-restricted-syntax']);
  });

  it.each(ALLOWED)('%s may import %s', async (file, source) => {
    expect(await reportedRules(file, using(source))).toEqual([]);
  });

  it.each([
    ['a name that leads back to our theme', using('@theme')],
    ['a dynamic import', "export const use = () => import('@rspress/core/theme');\n"],
    ['a re-export', "export { Layout as use } from '@rspress/core/theme';\n"],
    ['a whole re-export', "export * from '@theme';\n"],
    ['a type', "export type use = import('@theme').Layout;\n"],
  ])('sees %s', async (_, code) => {
    // Once for the cycle, once for the list of packages.
    expect(new Set(await reportedRules('theme/head/use.ts', code))).toEqual(
      new Set(['no-restricted-syntax']),
    );
  });

  it('keeps schemas out of the page, and lets their types in', async () => {
    const rules = ['@typescript-eslint/no-restricted-imports'];
    expect(await reportedRules('lib/use.ts', using('../site/settings'))).toEqual(rules);
    const types = "import type { Settings } from '../site/settings';\n\nexport type use = Settings;\n";
    expect(await reportedRules('lib/use.ts', types)).toEqual([]);
  });

  it('reports a cycle between TypeScript files', async () => {
    const whole = new ESLint({ cwd: ROOT, ignore: false });
    const [result] = await whole.lintFiles([path.join(ROOT, 'tests/fixtures/lint/cycle/first.ts')]);
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['import-x/no-cycle']);
  });
});

describe('bare text', () => {
  const title = (children: string, attributes = '') =>
    `export const Title = ({ zh }: { zh: boolean }) => <h1${attributes} hidden={zh}>${children}</h1>;\n`;

  it.each([
    ['text', title('Guide')],
    ['Chinese text', title('指南')],
    ['text in braces', title("{'Guide'}")],
    ['a template', title('{`Guide`}')],
    ['text by language', title("{zh ? '指南' : null}")],
    ['a spoken label', title('{zh}', ' aria-label="Main"')],
    ['a label in braces', title('{zh}', ' title={`Main`}')],
  ])('reports %s', async (_, code) => {
    expect(await reportedRules('theme/nav/Title.tsx', code)).toEqual(['no-restricted-syntax']);
  });

  it('lets words, names of classes and signs pass', async () => {
    const code = title("{zh === (1 > 0) ? words.title : null} / {words['title']}", ' className="title"');
    expect(await reportedRules('theme/nav/Title.tsx', `const words = { title: '' };\n\n${code}`)).toEqual([]);
  });
});
