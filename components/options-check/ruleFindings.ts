import type { LiteralEntry, LiteralNode } from '../../lib/text/objectLiteral';
import { CONTRACT_RULES } from '../../site/contract/contract';
import type { RuleContract } from '../../site/contract/types';
import { rulePath } from '../../site/routes';
import type { RuleCode } from '../../site/rules';
import { SEVERITIES } from '../../site/severities';
import { fitsType, textsOf } from './fitsType';
import { isFull } from './isFull';
import { nearName } from './nearName';
import { shownName } from './shownName';
import type { Finding, Reading } from './types';

const SEVERITY_TYPE = SEVERITIES.map((severity) => `'${severity}'`).join(' | ');
const ALL_RULES = { about: 'linter.rules', page: '/guide/usage/rule-config' };

const pageOf = ({ title, code }: RuleContract): Pick<Finding, 'about' | 'page'> => ({
  about: title,
  page: rulePath(code as RuleCode),
});

/** A name that no built-in rule has: a code, a mistyped title, or a rule of somebody's own, which `extends` brings. */
function unknownRule({ key, at }: LiteralEntry, { hasOwnRules }: Reading): Finding | undefined {
  const base = { name: shownName(`linter.rules.${key}`), at };
  const byCode = CONTRACT_RULES.find(({ code }) => code === key.toUpperCase());
  if (byCode) return { ...base, kind: 'ruleCode', instead: byCode.title, ...pageOf(byCode) };
  if (hasOwnRules) return undefined;
  const near = nearName(
    key,
    CONTRACT_RULES.map(({ title }) => title),
  );
  return near
    ? { ...base, kind: 'mistyped', instead: near, ...ALL_RULES }
    : { ...base, kind: 'unknownRule', ...ALL_RULES };
}

/** Severity of a rule, alone or first in a list. */
function severityFinding(rule: RuleContract, { value }: LiteralEntry): Finding | undefined {
  const severity = value.kind === 'array' ? value.items[0] : value;
  if (severity && severity.kind !== 'object' && fitsType(severity, SEVERITY_TYPE)) return undefined;
  const near =
    severity?.kind === 'value' && typeof severity.value === 'string'
      ? nearName(severity.value, SEVERITIES)
      : undefined;
  const base = {
    name: `linter.rules.${rule.title}`,
    at: severity?.at ?? value.at,
    allowed: SEVERITY_TYPE,
    ...pageOf(rule),
  };
  return near ? { ...base, kind: 'mistypedValue', instead: `'${near}'` } : { ...base, kind: 'value' };
}

function parameterFinding(rule: RuleContract, { key, value, at }: LiteralEntry): Finding | undefined {
  const base = { name: shownName(`linter.rules.${rule.title}.${key}`), at, ...pageOf(rule) };
  const known = rule.options.find(({ name }) => name === key);
  if (known) {
    if (fitsType(value, known.type)) return undefined;
    const written = value.kind === 'value' && typeof value.value === 'string' ? value.value : '';
    const near = nearName(written, textsOf(known.type));
    return near && written
      ? { ...base, kind: 'mistypedValue', allowed: known.type, instead: `'${near}'` }
      : { ...base, kind: 'value', allowed: known.type };
  }
  const near = nearName(
    key,
    rule.options.map(({ name }) => name),
  );
  return near ? { ...base, kind: 'mistyped', instead: near } : { ...base, kind: 'unknown' };
}

const parametersOf = (value: LiteralNode): readonly LiteralEntry[] => {
  const second = value.kind === 'array' ? value.items[1] : undefined;
  return second?.kind === 'object' ? second.entries : [];
};

/**
 * Judges the severities and parameters of rules.
 * @param node value of `linter.rules`
 * @param reading takes what is found
 */
export function ruleFindings(node: LiteralNode, reading: Reading): void {
  if (node.kind !== 'object') return;
  const add = (finding: Finding | undefined): void => {
    if (finding) reading.findings.push(finding);
  };
  for (const entry of node.entries) {
    if (isFull(reading)) return;
    reading.keys += 1;
    const rule = CONTRACT_RULES.find(({ title }) => title === entry.key);
    if (!rule) {
      add(unknownRule(entry, reading));
      continue;
    }
    add(severityFinding(rule, entry));
    for (const parameter of parametersOf(entry.value)) {
      if (isFull(reading)) return;
      reading.keys += 1;
      reading.codes += Number(parameter.value.kind === 'code');
      add(parameterFinding(rule, parameter));
    }
  }
}
