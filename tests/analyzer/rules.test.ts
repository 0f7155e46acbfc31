import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS } from '../../site/languages';
import { RULES } from '../../site/rules';
import { ROOT } from '../support/site';

interface RuleModule {
  rules: { meta: { code: string; title: string; category: string; severity: number } }[];
}

const shipped = async () => {
  const { rules } = (await import('@rsdoctor/core/rules')) as unknown as RuleModule;
  return rules.map(({ meta }) => meta);
};

test('S9-2 the rule list is the one of the installed package', async () => {
  const facts = (await shipped()).map(({ code, title, category }) => ({ code, title, category }));
  const documented = RULES.map(({ code, title, category }) => ({ code, title, category }));
  expect(documented.sort((a, b) => a.code.localeCompare(b.code))).toEqual(
    facts.sort((a, b) => a.code.localeCompare(b.code)),
  );
});

test.each(LANGS)('S9-2 each rule has its section in %s, with its title', (lang) => {
  const text = readFileSync(`${ROOT}/docs/${lang}/guide/rules/rules.mdx`, 'utf8');
  for (const { code, title } of RULES) {
    expect(text, code).toContain(`{#${code.toLowerCase()}}`);
    expect(text, title).toContain(title);
  }
});

test('the rules warn; none of them is an error by default', async () => {
  const { Linter } = await import('@rsdoctor/types');
  expect(new Set((await shipped()).map(({ severity }) => severity))).toEqual(new Set([Linter.Severity.Warn]));
});
