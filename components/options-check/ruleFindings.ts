import { nearest } from '../../lib/text/fuzzy';
import type { LiteralEntry, LiteralNode } from '../../lib/text/objectLiteral';
import { CONTRACT_RULES } from '../../site/contract/contract';
import type { RuleContract } from '../../site/contract/types';
import { rulePath } from '../../site/routes';
import type { RuleCode } from '../../site/rules';
import { SEVERITIES } from '../../site/contract/typeShape';
import { effectOf, fitsType, isFull, shownName, wrongValue, type Finding, type Reading } from './finding';

const SEVERITY_TYPE = SEVERITIES.map((severity) => `'${severity}'`).join(' | ');
const ALL_RULES = { about: 'linter.rules', page: '/guide/usage/rule-config' };

const REPLACED: Readonly<Record<string, string>> = {
  'ecma-version-check highestVersion': 'ecmaVersion',
  'ecma-version-check ignore': 'exclude',
};

/** Parameters that the types have and the rule does not read. */
const INERT = ['excludeOutput', 'excludeErrorMessage', 'excludeErrorLogs'].map(
  (name) => `ecma-version-check ${name}`,
);

const pageOf = ({ title, code }: RuleContract): Pick<Finding, 'about' | 'page'> => ({
  about: title,
  page: rulePath(code as RuleCode),
});

/** A name that no built-in rule has: a code, a mistyped title, or a rule of somebody's own, which `extends` brings. */
function unknownRule({ key, at }: LiteralEntry, hasOwnRules: boolean): Finding | undefined {
  const base = { name: shownName(`linter.rules.${key}`), at };
  const byCode = CONTRACT_RULES.find(({ code }) => code === key.toUpperCase());
  if (byCode) return { ...base, kind: 'ruleCode', instead: byCode.title, ...pageOf(byCode) };
  if (hasOwnRules) return undefined;
  const near = nearest(
    key,
    CONTRACT_RULES.map(({ title }) => title),
  );
  return near
    ? { ...base, kind: 'mistyped', instead: near, ...ALL_RULES }
    : { ...base, kind: 'unknownRule', ...ALL_RULES };
}

function severityFinding(rule: RuleContract, { value }: LiteralEntry): Finding | undefined {
  const severity = value.kind === 'array' ? value.items[0] : value;
  if (severity && severity.kind !== 'object' && fitsType(severity, SEVERITY_TYPE)) return undefined;
  const base = {
    name: `linter.rules.${rule.title}`,
    at: severity?.at ?? value.at,
    // In a list, even `null` is read.
    effect:
      severity && (severity === value || severity.kind !== 'value' || severity.value !== null)
        ? effectOf('severity', severity, SEVERITIES)
        : ('stops' as const),
    ...pageOf(rule),
  };
  return wrongValue(base, severity, SEVERITY_TYPE);
}

function parameterFinding(rule: RuleContract, { key, value, at }: LiteralEntry): Finding | undefined {
  const base = { name: shownName(`linter.rules.${rule.title}.${key}`), at, ...pageOf(rule) };
  const known = rule.options.find(({ name }) => name === key);
  if (known) {
    if (INERT.includes(`${rule.title} ${key}`)) return { ...base, kind: 'noEffect' };
    if (fitsType(value, known.type)) return undefined;
    return wrongValue({ ...base, effect: 'notKnown' }, value, known.type);
  }
  const instead = REPLACED[`${rule.title} ${key}`];
  if (instead) return { ...base, kind: 'replaced', instead };
  const near = nearest(
    key,
    rule.options.map(({ name }) => name),
  );
  return near ? { ...base, kind: 'mistyped', instead: near } : { ...base, kind: 'unknown' };
}

/** Judges the value of `linter.rules`; with rules of the reader's own, unknown titles are left alone. */
export function ruleFindings(
  node: LiteralNode,
  hasOwnRules: boolean,
  reading: Reading,
  isSure: boolean,
): void {
  if (node.kind !== 'object') return;
  const add = (finding: Finding | undefined): void => {
    if (finding) reading.findings.push(finding);
  };
  for (const entry of node.entries) {
    if (isFull(reading)) return;
    reading.keys += 1;
    const rule = CONTRACT_RULES.find(({ title }) => title === entry.key);
    if (!rule) {
      add(unknownRule(entry, hasOwnRules));
      continue;
    }
    if (!isSure || entry.at < node.spreadAt) continue;
    add(severityFinding(rule, entry));
    const second = entry.value.kind === 'array' ? entry.value.items[1] : undefined;
    for (const parameter of second?.kind === 'object' ? second.entries : []) {
      if (isFull(reading)) return;
      reading.keys += 1;
      add(parameterFinding(rule, parameter));
    }
  }
}
