/** @module-tag whole-commands */
import path from 'node:path';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/site';

/** A text that stands in no file is part of no cycle, and looking for one parses all that it imports. */
const eslint = new ESLint({ cwd: ROOT, overrideConfig: { rules: { 'import-x/no-cycle': 'off' } } });

/** The rules that report a text as if it stood in a file of the repository. */
const reportedRules = async (file: string, code: string) =>
  (await eslint.lintText(code, { filePath: path.join(ROOT, file) })).flatMap(({ messages }) =>
    messages.map(({ ruleId }) => ruleId),
  );
const using = (source: string) =>
  `import { planted } from '${source}';\n\nexport const use = () => planted;\n`;

const FOLDER = 'import-x/no-restricted-paths';
const PACKAGE = 'no-restricted-syntax';

test.each([
  ['site/use.ts', '../theme/index', FOLDER],
  ['lib/text/use.ts', '../words', FOLDER],
  ['packages/search/use.ts', '../../site/searchSynonyms', FOLDER],
  ['components/steps/use.ts', '../../theme/index', FOLDER],
  ['theme/head/use.ts', '../landing/Hero', FOLDER],
  ['plugins/output/use.ts', '../../components/steps/Steps', FOLDER],
  ['rspress.config.ts', './tools/withLock', FOLDER],
  ['lib/text/use.ts', 'react', PACKAGE],
  ['packages/lean/runtime/use.ts', 'node:fs', PACKAGE],
  ['plugins/output/use.ts', 'react/jsx-runtime', PACKAGE],
  ['theme/head/use.ts', '@theme', PACKAGE],
  ['lib/use.ts', '../site/settings', '@typescript-eslint/no-restricted-imports'],
])(
  'import zones: %s may not import %s',
  async (file, source, rule) => {
    expect(new Set(await reportedRules(file, using(source)))).toEqual(new Set([rule]));
    // The first one parses the project.
  },
  120_000,
);

test.each([
  ['packages/search/use.ts', '../../lib/text/foldText'],
  ['theme/head/use.ts', '../components/steps/Steps'],
  ['rspress.config.ts', './plugins/authoring'],
  ['tools/use.ts', '../theme/index'],
])('import zones: %s may import %s', async (file, source) => {
  expect(await reportedRules(file, using(source))).toEqual([]);
});

test('a text of the interface in one language alone is reported', async () => {
  const title = '<h1 hidden={zh} aria-label="Main">Guide</h1>';
  const code = `export const Title = ({ zh }: { zh: boolean }) => ${title};\n`;
  expect(new Set(await reportedRules('theme/nav/Title.tsx', code))).toEqual(new Set([PACKAGE]));
});

test('styles take colors from tokens, and sides that turn with the writing', async () => {
  const code = '.bar {\n  color: #fff;\n  margin-left: 0;\n}\n';
  const codeFilename = path.join(ROOT, 'theme/nav/NavSurface.module.css');
  const { results } = await stylelint.lint({ code, codeFilename, cwd: ROOT });
  expect(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))).toEqual([
    'color-no-hex',
    'property-disallowed-list',
  ]);
});
