import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { RuleContract, RuleOptionContract } from '../../site/contract/types';
import { codeText } from './codeText';
import { importFrom } from './packages';
import { typeAtoms, typeProgram, typeText } from './declarations';

interface ShippedRule {
  readonly meta: {
    readonly code: string;
    readonly title: string;
    readonly category: string;
    readonly severity: number;
    readonly defaultConfig?: Readonly<Record<string, unknown>>;
  };
}

/** Type of a member, or nothing. */
function memberType(checker: ts.TypeChecker, type: ts.Type | undefined, name: string): ts.Type | undefined {
  const symbol = type?.getProperty(name);
  return symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
}

/** Declared options of each rule, by title. */
export function ruleDeclarations(core: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const folder = path.join(core, 'dist/rules/rules');
  const names = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const files = names
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name, 'index.d.ts'));
  const { checker, exportsOf } = typeProgram(files);
  return new Map(
    files.flatMap((file) => {
      const rule = exportsOf(file).get('rule');
      const meta = rule && memberType(checker, checker.getTypeOfSymbol(rule), 'meta');
      const title = memberType(checker, meta, 'title');
      const config = memberType(checker, meta, 'defaultConfig');
      if (!title?.isStringLiteral()) return [];
      const options = (config?.getProperties() ?? []).map(
        (symbol) => [symbol.name, typeText(typeAtoms(checker, checker.getTypeOfSymbol(symbol)))] as const,
      );
      return [[title.value, new Map(options)] as const];
    }),
  );
}

/**
 * The built-in rules: what they are called from the running package, their options from its declarations.
 * @param root folder whose `node_modules` hold the packages
 * @param core folder of `@rsdoctor/core`
 * @returns rules in the order of their codes
 * @throws Error when there are none, or one has no readable declaration
 */
export async function readRules(root: string, core: string): Promise<readonly RuleContract[]> {
  const { rules } = (await importFrom(root, '@rsdoctor/core/rules')) as { rules?: readonly ShippedRule[] };
  const { Linter } = (await importFrom(root, '@rsdoctor/types')) as {
    Linter?: { Severity: Readonly<Record<number, string>> };
  };
  const declared = ruleDeclarations(core);
  if (!rules || rules.length === 0) {
    throw new Error(
      'node_modules/@rsdoctor/core/package.json:1 it exports no rules → adapt tools/contract/readRules.ts',
    );
  }
  return rules
    .map(({ meta: { code, title, category, severity, defaultConfig = {} } }): RuleContract => {
      const types = declared.get(title);
      if (!types) {
        throw new Error(
          `node_modules/@rsdoctor/core/package.json:1 rule ${code} has no declaration in dist/rules/rules → ` +
            'adapt tools/contract/readRules.ts',
        );
      }
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
