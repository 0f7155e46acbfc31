import * as LIMITS from '../../site/limits';
import { RULE_SIGNATURES, RULE_SUBJECTS } from '../../site/ruleSignatures';
import { RULES, type RuleFact } from '../../site/rules';
import { RULE_REPORTS } from '../../site/words/rules';
import { findMessages } from './findMessages';
import { nearestMessages } from './nearestMessages';
import { plainText } from './plainText';
import { bundlersIn } from './snippetsFor';
import { unknownLines } from './unknownLines';
import type { Diagnosis, Finding } from './types';

/** A code that stands alone: not a piece of a hash, a file name or a longer number. */
const CODES = /(?<![\w.-])e\d{4}(?![\w-]|\.\w)/g;

/** The whole text is a code, written in some other way: `1003`, `E 1003`, `e-1003`. */
const LOOSE_CODE = /^\[?e?[\s-]?(1\d{3})\]?$/;

const named = (fits: (rule: RuleFact) => boolean): Finding[] =>
  RULES.filter(fits).map(({ code }) => ({ id: code, count: 0, names: [] }));

/**
 * Finds messages in what a terminal or a report shows, or rules in a question.
 * @param text pasted text, any length
 * @returns messages that stand in it; otherwise rules that are named by code, title, tab or subject; otherwise the nearest
 */
export function matchText(text: string): Diagnosis {
  const plain = plainText(text);
  if (!plain) return { kind: 'empty' };
  const printed = findMessages(plain);
  if (printed.length > 0) {
    return { kind: 'found', findings: printed, bundlers: bundlersIn(plain), others: unknownLines(text) };
  }

  const lower = plain.toLowerCase();
  const loose = LOOSE_CODE.exec(lower)?.[1];
  const codes = loose ? [`e${loose}`] : [...new Set(lower.match(CODES) ?? [])];
  const byCode = named(({ code }) => codes.includes(code.toLowerCase()));
  if (byCode.length > 0) return { kind: 'found', findings: byCode };

  const byName = named(({ code, title }) =>
    [title, ...RULE_SIGNATURES[code].tabs].some((name) => lower.includes(name.toLowerCase())),
  );
  if (byName.length > 0) return { kind: 'found', findings: byName };

  if (lower.length <= LIMITS.diagnoseQuestionLength) {
    const bySubject = named(({ code }) =>
      [RULE_SUBJECTS[code], RULE_REPORTS[code]].some(({ en, zh }) =>
        [en, zh].some((words) => lower.includes(plainText(words).toLowerCase())),
      ),
    );
    if (bySubject.length > 0) return { kind: 'found', findings: bySubject };
  }
  return codes[0]
    ? { kind: 'unknownCode', code: codes[0].toUpperCase() }
    : { kind: 'unknown', nearest: nearestMessages(plain) };
}
