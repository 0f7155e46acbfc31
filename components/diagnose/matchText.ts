import * as LIMITS from '../../site/limits';
import { RULE_CLUES, RULE_SUBJECTS } from '../../site/ruleClues';
import { RULES, type RuleFact } from '../../site/rules';
import { RULE_REPORTS } from '../../site/words/rules';
import { countOf } from './countOf';
import { plainText } from './plainText';
import type { Diagnosis, FoundRule } from './types';

/** A code that stands alone: not a piece of a hash, a file name or a longer number. */
const CODES = /(?<![\w.-])e\d{4}(?![\w-]|\.\w)/g;

/** The whole text is a code, written in some other way: `1003`, `E 1003`, `e-1003`. */
const LOOSE_CODE = /^\[?e?[\s-]?(1\d{3})\]?$/;

const found = (count: (rule: RuleFact) => number): FoundRule[] =>
  RULES.map((rule) => ({ code: rule.code, count: count(rule) }))
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));

const named = (fits: (rule: RuleFact) => boolean): FoundRule[] =>
  RULES.filter(fits).map(({ code }) => ({ code, count: 0 }));

/**
 * Finds rules in what a terminal or a report shows, or in a question.
 * @param text pasted text, any length
 * @returns findings by printed code or message; otherwise rules that are named by code, title, tab or subject
 */
export function matchText(text: string): Diagnosis {
  const plain = plainText(text);
  if (!plain) return { kind: 'empty' };
  const custom = countOf(plain, '[extend:');
  const printed = found(({ code }) =>
    Math.max(
      countOf(plain, `[${code}:`),
      ...RULE_CLUES[code].messages.map((message) => countOf(plain, message)),
    ),
  );
  if (printed.length > 0) return { kind: 'rules', rules: printed, custom };
  if (custom > 0) return { kind: 'custom', count: custom };

  const loose = LOOSE_CODE.exec(plain)?.[1];
  const codes = loose ? [`e${loose}`] : [...new Set(plain.match(CODES) ?? [])];
  const byCode = named(({ code }) => codes.includes(code.toLowerCase()));
  if (byCode.length > 0) return { kind: 'rules', rules: byCode, custom: 0 };

  const byName = named(({ code, title }) =>
    [title, ...RULE_CLUES[code].tabs].some((name) => plain.includes(name.toLowerCase())),
  );
  if (byName.length > 0) return { kind: 'rules', rules: byName, custom: 0 };

  if (plain.length <= LIMITS.diagnoseQuestionLength) {
    const bySubject = named(({ code }) =>
      [RULE_SUBJECTS[code], RULE_REPORTS[code]].some(({ en, zh }) =>
        [en, zh].some((words) => plain.includes(plainText(words))),
      ),
    );
    if (bySubject.length > 0) return { kind: 'rules', rules: bySubject, custom: 0 };
  }
  return codes[0] ? { kind: 'unknownCode', code: codes[0].toUpperCase() } : { kind: 'unknown' };
}
