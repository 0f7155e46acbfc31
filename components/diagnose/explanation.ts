import { fillIn } from '../../lib/text/strings';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import * as LIMITS from '../../site/limits';
import { RULES } from '../../site/rules';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import type { Text } from '../../site/words/types';
import type { Diagnosis } from './types';

/**
 * The sentence that answers a diagnosis; a card for each finding follows it.
 * @param result what was found
 * @param say gives a text in the page's language
 */
export function explanation(result: Diagnosis, say: (text: Text) => string): string {
  switch (result.kind) {
    case 'found': {
      const count = result.findings.length;
      return count === 1 ? say(WORDS.foundOne) : fillIn(say(WORDS.found), { count });
    }
    case 'unknownCode':
      return fillIn(say(WORDS.unknownCode), {
        code: result.code,
        version: DOCUMENTED_VERSION,
        first: RULES[0]?.code ?? '',
        last: RULES.at(-1)?.code ?? '',
      });
    case 'tooLong':
      return fillIn(say(WORDS.tooLong), { limit: LIMITS.diagnoseLength / 1_000_000 });
    default:
      return say(WORDS[result.kind]);
  }
}
