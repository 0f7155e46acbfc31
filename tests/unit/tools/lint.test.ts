/** @module-tag whole-commands */
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/site';

/** A text that stands in no file is part of no cycle, and looking for one parses all that it imports. */
const eslint = new ESLint({ cwd: ROOT, overrideConfig: { rules: { 'import-x/no-cycle': 'off' } } });

test.each([
  ['lib/text/use.ts', '../words', 'import-x/no-restricted-paths'],
  ['theme/head/use.ts', '../landing/Hero', 'import-x/no-restricted-paths'],
  ['plugins/output/use.ts', 'react/jsx-runtime', 'no-restricted-syntax'],
  ['theme/head/use.ts', '@theme', 'no-restricted-syntax'],
  ['tools/use.ts', '../theme/index', undefined],
])('import zones: %s importing %s meets %s', { timeout: 120_000 }, async (file, source, rule) => {
  const code = `import { planted } from '${source}';\n\nexport const use = () => planted;\n`;
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  expect(new Set(result?.messages.map(({ ruleId }) => ruleId))).toEqual(new Set(rule && [rule]));
});
