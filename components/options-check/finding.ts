import { nearest } from '../../lib/text/fuzzy';
import type { LiteralNode } from '../../lib/text/objectLiteral';
import { capitalized, cutText } from '../../lib/text/strings';
import { OPTION_EFFECTS } from '../../site/contract/contract';
import type { PluginName } from '../../site/contract/types';
import { typeShape, type TypeShape } from '../../site/contract/typeShape';
import * as LIMITS from '../../site/limits';
import type { FINDING_WORDS, EFFECT_WORDS } from '../../site/words/optionsCheck';

export type FindingKind = keyof typeof FINDING_WORDS;

export interface Finding {
  readonly kind: FindingKind;
  /** The key with those around it, as it may be shown: bounded, without control characters. */
  readonly name: string;
  readonly at: number;
  readonly instead?: string;
  readonly allowed?: string;
  readonly effect?: Effect;
  readonly about: string;
  /** Without a language. */
  readonly page: string;
}

export interface Reading {
  readonly plugin: PluginName | undefined;
  /** Known options that are there, by path; `sure` is off where a spread behind them may take their place. */
  readonly found: Map<string, { readonly node: LiteralNode; readonly at: number; readonly sure: boolean }>;
  /** Paths of objects with a spread, which may bring any key; the whole is the empty path. */
  readonly open: Set<string>;
  keys: number;
  readonly findings: Finding[];
}

const MAX_LENGTH = 80;

/** A pasted name as it may be shown: bounded, in one line, without characters that turn or hide what stands beside them. */
export const shownName = (name: string): string =>
  cutText(name.slice(0, 4 * MAX_LENGTH).replace(/[\p{C}\s]+/gu, ' '), MAX_LENGTH);

/** Whether more was found than is shown: a text of thousands of unknown keys is no config, and need not be read to its end. */
export const isFull = ({ findings }: Reading): boolean => findings.length > LIMITS.optionFindingsShown;

function fitsShape(node: LiteralNode, shape: TypeShape): boolean {
  if (node.kind === 'code') return true;
  if (node.kind === 'array') {
    return shape.kind === 'array' && node.items.every((item) => fitsOne(item, shape.items));
  }
  if (node.kind === 'object') return shape.kind === 'name' && shape.name === 'object';
  if (shape.kind === 'literal') return node.value === shape.value;
  return shape.kind === 'name' && node.value !== null && typeof node.value === shape.name;
}

const fitsOne = (node: LiteralNode, shapes: readonly TypeShape[]): boolean =>
  shapes.some((shape) => fitsShape(node, shape));

/** Whether a value may be what a type of the contract, such as `boolean | object`, says; code may be anything. */
export const fitsType = (node: LiteralNode, type: string): boolean =>
  (node.kind === 'value' && node.value === undefined) || fitsOne(node, typeShape(type));

const textOf = (node: LiteralNode): string | undefined =>
  node.kind === 'value' && typeof node.value === 'string' ? node.value : undefined;

/** The texts that a type lists, such as `brief` and `normal`; those of its arrays as well. */
export function textsOf(type: string): string[] {
  const texts = (shapes: readonly TypeShape[]): string[] =>
    shapes.flatMap((shape) => {
      if (shape.kind === 'array') return texts(shape.items);
      return shape.kind === 'literal' && typeof shape.value === 'string' ? [shape.value] : [];
    });
  return texts(typeShape(type));
}

/** What the documented version does with a value of a wrong type. */
export type Effect = keyof typeof EFFECT_WORDS;

/** Effects that only show in a build; each is held to builds by tests/analyzer/optionVerdicts.test.ts. */
export const BUILD_EFFECTS: Readonly<Record<string, Readonly<Record<string, Effect>>>> = {
  mode: { number: 'ignored', boolean: 'ignored', string: 'ignored', array: 'ignored', object: 'ignored' },
  'linter.level': { number: 'stops', boolean: 'stops', null: 'ignored' },
  'linter.rules': { string: 'ignored', array: 'ignored' },
  'linter.extends': { string: 'stops', object: 'stops' },
  // One of the rules; an object that is none.
  'linter.extends[]': {
    string: 'stops',
    number: 'stops',
    boolean: 'stops',
    null: 'stops',
    array: 'stops',
    object: 'stops',
  },
  'output.reportDir': { number: 'noReport', array: 'noReport' },
  'output.options.htmlOptions.reportHtmlName': { number: 'noReport' },
  'output.options.jsonOptions.fileName': { number: 'noReport' },
  // The severity of a rule.
  severity: { number: 'stops', boolean: 'stops', object: 'stops', null: 'ignored', string: 'ruleOff' },
};

/** What runs of the documented version say of a value that the type leaves out; `path` of the option, or `severity`. */
export function effectOf(path: string, node: LiteralNode, allowed: readonly string[]): Effect {
  const text = textOf(node);
  if (text !== undefined && /^(?:severity|linter\.level)$/.test(path)) {
    // The first letter may be small.
    if (allowed.includes(capitalized(text))) return 'works';
    if (text === '') return 'stops';
  }
  const written = node.kind === 'value' && (node.value === null ? 'null' : typeof node.value);
  const kind = written || node.kind;
  return BUILD_EFFECTS[path]?.[kind] ?? OPTION_EFFECTS.wrong[path]?.[kind] ?? 'notKnown';
}

/** What is said of a value that its type leaves out: a text that is nearly one that the type lists was meant for it. */
export function wrongValue(
  base: Omit<Finding, 'kind'>,
  node: LiteralNode | undefined,
  allowed: string,
): Finding {
  const near = nearest((node && textOf(node)) ?? '', textsOf(allowed));
  return near
    ? { ...base, kind: 'mistypedValue', allowed, instead: `'${near}'` }
    : { ...base, kind: 'value', allowed };
}
