/** @module-tag whole-commands */
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { ROOT, reportedRules } from './reportedRules';

const using = (source: string) =>
  `import { planted } from '${source}';\n\nexport const use = () => planted;\n`;

const PATHS: readonly (readonly [file: string, source: string])[] = [
  ['site/use.ts', '../theme/index'],
  ['site/words/use.ts', '../../vitest.config'],
  ['lib/hooks/use.ts', '../../components/steps/Steps'],
  ['lib/text/use.ts', '../../theme/index'],
  ['lib/text/use.ts', '../hooks/useT'],
  ['components/steps/use.ts', '../../theme/index'],
  ['components/steps/use.ts', '../../plugins/authoring/author-components'],
  ['theme/head/use.ts', '../../plugins/authoring/author-components'],
  ['theme/head/use.ts', '../../docs/en/_nav.json'],
  ['packages/lean/router-shim/use.ts', '../../../site/words/nav'],
  ['packages/lean/router-shim/use.ts', '../../../plugins/authoring/steps'],
  ['packages/lean/router-shim/runtime/use.ts', '../../../../theme/index'],
  ['packages/lean/router-shim/runtime/use.ts', '../../../../components/steps/Steps'],
  ['packages/lean/router-shim/runtime/use.ts', '../../../../docs/en/_nav.json'],
  ['lib/hooks/use.ts', '../../packages/lean/router-shim/runtime'],
  ['packages/search/use.ts', '../../lib/hooks/useT'],
  ['packages/search/use.ts', '../../theme/index'],
  ['packages/search/use.ts', '../lean/techniques'],
  ['packages/search/use.ts', '../../site/searchSynonyms'],
  ['packages/report/use.ts', '../../site/languages'],
  ['packages/report/use.ts', '../../plugins/authoring/steps'],
  ['packages/doc-checks/use.ts', '../../site/routes'],
  ['packages/doc-checks/use.ts', '../../plugins/checks/siteFacts'],
  ['components/steps/use.ts', '../../packages/search/openIndex'],
  ['rspress.config.ts', './theme/index'],
  ['rspress.config.ts', './tools/ownFolder'],
  ['plugins/output/feeds/use.ts', '../../../lib/hooks/useT'],
  ['plugins/output/feeds/use.ts', '../../../theme/index'],
  ['plugins/output/feeds/use.ts', '../../../components/steps/Steps'],
];

const PACKAGES: readonly (readonly [file: string, source: string])[] = [
  ['site/use.ts', 'react'],
  ['site/use.ts', 'node:fs'],
  ['lib/hooks/use.ts', '@rspress/core/theme-original'],
  ['lib/hooks/use.ts', '@rspress/core/theme'],
  ['lib/text/use.ts', 'react'],
  ['components/steps/use.ts', '@rspress/core/theme'],
  ['components/steps/use.ts', '@theme'],
  ['components/steps/use.ts', 'zod'],
  ['theme/head/use.ts', '@rspress/core/theme'],
  ['theme/head/use.ts', '@theme'],
  ['theme/head/use.ts', 'fs'],
  ['plugins/output/feeds/use.ts', 'react'],
  ['packages/lean/router-shim/use.ts', 'react'],
  ['packages/lean/router-shim/runtime/use.ts', 'node:fs'],
  ['packages/lean/router-shim/runtime/use.ts', '@rspress/core/theme-original'],
  ['packages/lean/router-shim/runtime/use.ts', 'medium-zoom/dist/pure'],
  ['components/steps/use.ts', 'medium-zoom/dist/pure'],
  ['components/steps/use.ts', 'nprogress'],
  ['packages/search/use.ts', 'react'],
  ['packages/search/use.ts', 'node:fs'],
  ['packages/report/use.ts', 'react'],
  ['packages/report/use.ts', 'node:fs'],
  ['packages/doc-checks/use.ts', 'react'],
  ['lib/hooks/use.ts', 'minisearch'],
  ['packages/search/use.ts', 'minisearch'],
  ['plugins/output/feeds/use.ts', 'lodash'],
  ['tools/use.ts', 'lodash/debounce'],
  ['tests/unit/use.ts', 'moment'],
];

const ALLOWED: readonly (readonly [file: string, source: string])[] = [
  ['site/use.ts', 'zod'],
  ['site/words/use.ts', '../languages'],
  ['lib/hooks/use.ts', '../../site/languages'],
  ['lib/hooks/use.ts', 'react'],
  ['components/steps/use.ts', '@rspress/core/theme-original'],
  ['components/steps/use.ts', '../../site/languages'],
  ['theme/head/use.ts', '../../components/steps/Steps'],
  ['theme/head/use.ts', '@rspress/core/runtime'],
  ['plugins/output/feeds/use.ts', '../../../site/languages'],
  ['plugins/output/feeds/use.ts', '../../../packages/lean'],
  ['packages/lean/router-shim/use.ts', 'node:path'],
  ['packages/lean/router-shim/runtime/use.ts', '../../../../lib/dom/onIdle'],
  ['packages/search/use.ts', '../../site/languages'],
  ['packages/search/use.ts', '../../lib/text/foldText'],
  ['packages/report/use.ts', '../../lib/text/formatBytes'],
  ['packages/report/use.ts', 'zod'],
  ['packages/doc-checks/use.ts', '../../site/languages'],
  ['packages/doc-checks/use.ts', '../../lib/text/editDistance'],
  ['packages/doc-checks/use.ts', 'remark-mdx'],
  ['plugins/output/feeds/use.ts', '../../../packages/doc-checks'],
  ['plugins/output/feeds/use.ts', '../../../packages/search/buildIndex'],
  ['theme/head/use.ts', '../../packages/search/openIndex'],
  ['components/steps/use.ts', '../../packages/lean/lean-chunks/runtime/kept'],
  ['rspress.config.ts', './plugins/author-components'],
  ['plugins/output/feeds/use.ts', 'node:fs'],
  ['tools/use.ts', '../theme/index'],
];

describe('house: import zones', () => {
  it.each(PATHS)('%s may not import the folder of %s', async (file, source) => {
    expect(await reportedRules(file, using(source))).toEqual(['import-x/no-restricted-paths']);
  });

  it.each(PACKAGES)('%s may not import the package %s', async (file, source) => {
    expect(await reportedRules(file, using(source))).toEqual(['house/allowed-packages']);
  });

  it.each(ALLOWED)('%s may import %s', async (file, source) => {
    expect(await reportedRules(file, using(source))).toEqual([]);
  });

  it.each([
    ['a dynamic import', "export const use = () => import('@rspress/core/theme');\n"],
    ['a re-export', "export { Layout as use } from '@rspress/core/theme';\n"],
    ['a whole re-export', "export * from '@theme';\n"],
    ['a type', "export type use = import('@theme').Layout;\n"],
  ])('sees %s as well', async (_, code) => {
    expect(await reportedRules('theme/head/use.ts', code)).toEqual(['house/allowed-packages']);
  });

  it('keeps features of the theme apart', async () => {
    const rules = ['import-x/no-restricted-paths'];
    expect(await reportedRules('theme/head/use.ts', using('../landing/Hero'))).toEqual(rules);
  });

  it('keeps schemas out of the page, and lets their types in', async () => {
    const rules = ['@typescript-eslint/no-restricted-imports'];
    expect(await reportedRules('lib/hooks/use.ts', using('../../site/settings'))).toEqual(rules);
    const types = "import type { Settings } from '../../site/settings';\n\nexport type use = Settings;\n";
    expect(await reportedRules('lib/hooks/use.ts', types)).toEqual([]);
  });

  it('reports a cycle between TypeScript files', async () => {
    const eslint = new ESLint({ cwd: ROOT, ignore: false });
    const [result] = await eslint.lintFiles([path.join(ROOT, 'tests/fixtures/lint/cycle/first.ts')]);
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['import-x/no-cycle']);
  });
});
