import { fillIn } from '../../lib/text/fillIn';
import { DOCUMENTED_VERSION } from '../../site/analyzerVersions';
import * as LIMITS from '../../site/limits';
import { RULES } from '../../site/rules';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import type { Text } from '../../site/words/types';
import type { Diagnosis } from './types';

/**
 * The sentence that answers a diagnosis; rules are listed below it.
 * @param result what was found
 * @param say gives a text in the page's language
 */
export function explanation(result: Diagnosis, say: (text: Text) => string): string {
  switch (result.kind) {
    case 'rules': {
      const count = result.rules.length;
      const rules = count === 1 ? say(WORDS.oneRule) : fillIn(say(WORDS.rules), { count });
      return fillIn(say(WORDS.found), { rules });
    }
    case 'custom':
      return fillIn(say(WORDS.custom), { count: result.count });
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
