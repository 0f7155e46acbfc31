import { cutText } from '../../lib/text/strings';
import * as LIMITS from '../../site/limits';
import { findMessages } from './findMessages';
import { ESCAPES, plainText } from './plainText';

/** How a message begins, behind the frames and marks that tools draw: `ERROR in`, `TypeError:`, `[EXTEND:`. */
const HEAD =
  /^[^\p{L}\p{N}[]*(?:\[?(?:npm )?(?:error|warn(?:ing)?|fatal|err!)(?![\w-])|(?:Uncaught )?\w*Error(?!\w)|\[E\w+:)/iu;

/** A name above messages that follow, such as `Build warning:` and `ERROR in ./src/a.js`, says nothing itself. */
const NAME_ABOVE = /:$|^\W*(?:error|warning) in \S+$/i;

/** Characters and messages that are looked at, and characters of a line that are shown. */
const MAX_READ = 1_000_000;
const MAX_LOOKED = 200;
const MAX_SHOWN = 120;

/**
 * Beginnings of messages in a text that nothing is known about, each once.
 * @param text pasted lines, any length
 */
export function unknownLines(text: string): string[] {
  const lines = text.slice(0, MAX_READ).replace(ESCAPES, '').split('\n');
  const heads = lines.flatMap((line, at) => (HEAD.test(line.slice(0, LIMITS.diagnoseReach)) ? [at] : []));
  const others = heads.slice(0, MAX_LOOKED).flatMap((at, index) => {
    // What a message says may stand in the lines below its first.
    const own = plainText(
      lines
        .slice(at, heads[index + 1])
        .join('\n')
        .slice(0, LIMITS.diagnoseReach),
    );
    const line = plainText(lines[at] ?? '');
    return NAME_ABOVE.test(line) || findMessages(own).length > 0 ? [] : [cutText(line, MAX_SHOWN, '…')];
  });
  return [...new Set(others)];
}
