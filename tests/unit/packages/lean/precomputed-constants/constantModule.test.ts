import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { constantModule } from '../../../../../packages/lean/precomputed-constants/constantModule';
import { PLUGIN_OPTIONS } from '../../../../../site/pluginOptions';
import { RULES } from '../../../../../site/rules';
import { ROOT } from '../../../../support/site';

test('issue 7.1 a table of facts is a module of its own, with nothing lost', () => {
  for (const facts of [RULES, PLUGIN_OPTIONS]) {
    const code = constantModule('TABLE', facts);
    expect(JSON.parse(code.replace('export const TABLE = ', '').replace(/;\n$/, ''))).toEqual(facts);
  }
});

test('issue 7.1 a table that is more than data stops the build', () => {
  expect(() => constantModule('TABLE', [{ label: () => 'x' }])).toThrow('TABLE is more than data');
});

test('issue 7.1 the files that are replaced export their table and nothing else', () => {
  for (const [file, name] of [
    ['rules', 'RULES'],
    ['pluginOptions', 'PLUGIN_OPTIONS'],
  ]) {
    const code = readFileSync(path.join(ROOT, `site/${file}.ts`), 'utf8');
    const names = [...code.matchAll(/^export (?:const|function|class|let) (\w+)/gm)].map(([, each]) => each);
    expect(names, file).toEqual([name]);
  }
});
