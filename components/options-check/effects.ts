import type { LiteralNode } from '../../lib/text/objectLiteral';
import { OPTION_EFFECTS } from '../../site/contract/contract';
import type { EFFECT_WORDS } from '../../site/words/optionsCheck';

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

/** The kind of value by which effects are told apart. */
function kindOf(node: LiteralNode): string {
  if (node.kind !== 'value') return node.kind;
  return node.value === null ? 'null' : typeof node.value;
}

/**
 * What runs of the documented version say of a value that the type leaves out.
 * @param path of the option, or `severity`
 * @param node the value
 * @param allowed texts that would do
 */
export function effectOf(path: string, node: LiteralNode, allowed: readonly string[]): Effect {
  const kind = kindOf(node);
  if (node.kind === 'value' && typeof node.value === 'string' && /^(?:severity|linter\.level)$/.test(path)) {
    const { value } = node;
    // The first letter may be small.
    if (allowed.includes(`${value.slice(0, 1).toUpperCase()}${value.slice(1)}`)) return 'works';
    if (value === '') return 'stops';
  }
  return BUILD_EFFECTS[path]?.[kind] ?? OPTION_EFFECTS.wrong[path]?.[kind] ?? 'notKnown';
}
