import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { RuleContract, RuleOptionContract } from '../../site/contract/types';
import { exportedTypes, typeAtoms, typeText } from './declarations';
import { importFrom, packageError } from './packages';
import { codeText } from './readOptions';

const FIX = 'adapt tools/contract/readRules.ts';

interface ShippedRule {
  readonly meta: {
    readonly code: string;
    readonly title: string;
    readonly category: string;
    readonly severity: number;
    readonly defaultConfig?: Readonly<Record<string, unknown>>;
  };
}

function ruleDeclarations(core: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const folder = path.join(core, 'dist/rules/rules');
  const names = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const metas = names
    .filter((entry) => entry.isDirectory())
    .map(({ name }, at) => `export declare const r${at}: (typeof import('./${name}'))['rule']['meta'];`);
  const { checker, types } = exportedTypes(folder, metas.join('\n'));
  const member = (type: ts.Type, name: string): ts.Type | undefined => {
    const symbol = type.getProperty(name);
    return symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  };
  return new Map(
    [...types.values()].flatMap((meta) => {
      const title = member(meta, 'title');
      if (!title?.isStringLiteral()) return [];
      const options = member(meta, 'defaultConfig')?.getProperties() ?? [];
      const shown = options.map(
        (symbol) => [symbol.name, typeText(typeAtoms(checker, checker.getTypeOfSymbol(symbol)))] as const,
      );
      return [[title.value, new Map(shown)] as const];
    }),
  );
}

/**
 * The built-in rules in the order of their codes: what they are called from the running package, their options from its
 * declarations. Throws when there are none, or one has no readable declaration.
 */
export async function readRules(root: string, core: string): Promise<readonly RuleContract[]> {
  const { rules } = (await importFrom(root, '@rsdoctor/core/rules')) as { rules?: readonly ShippedRule[] };
  const { Linter } = (await importFrom(root, '@rsdoctor/types')) as {
    Linter?: { Severity: Readonly<Record<number, string>> };
  };
  if (!rules?.length) throw packageError('@rsdoctor/core', 'it exports no rules', FIX);
  const declared = ruleDeclarations(core);
  return rules
    .map(({ meta: { code, title, category, severity, defaultConfig = {} } }): RuleContract => {
      const types = declared.get(title);
      if (!types)
        throw packageError('@rsdoctor/core', `rule ${code} has no declaration in dist/rules/rules`, FIX);
      const names = [...new Set([...Object.keys(defaultConfig), ...types.keys()])].sort();
      const options = names.map((name): RuleOptionContract => ({
        name,
        type: types.get(name) ?? 'unknown',
        ...(defaultConfig[name] !== undefined && { default: codeText(defaultConfig[name]) }),
      }));
      return { code, title, category, severity: Linter?.Severity[severity] ?? String(severity), options };
    })
    .sort((a, b) => a.code.localeCompare(b.code));
}
