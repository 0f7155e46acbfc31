import { MESSAGES, type MessageId } from '../../site/messages/messages';
import * as LIMITS from '../../site/limits';

/** How much of the text before a cue may belong to its message. */
const BEFORE = 300;

/** Longer ones are no names: a path has at most so many letters on every system that builds. */
const LONGEST = 300;

/**
 * What a message names: packages, modules, files, addresses.
 * @param id the message
 * @param plain text of `plainText`
 * @param places where cues of the message stand in it, in order
 * @returns each name once, in the order of the patterns, so that packages come before files
 */
export function namesIn(id: MessageId, plain: string, places: readonly number[]): string[] {
  const { names = [] } = MESSAGES[id];
  if (names.length === 0) return [];
  const found = names.map(() => new Set<string>());
  let read = 0;
  let looked = 0;
  for (const place of places) {
    if (place < read || looked === LIMITS.diagnoseNamed) continue;
    looked += 1;
    const stretch = plain.slice(Math.max(read, place - BEFORE), place + LIMITS.diagnoseReach);
    // What the next cue is followed by is read with it; this keeps the work in proportion.
    read = place + LIMITS.diagnoseReach - BEFORE;
    names.forEach((pattern, at) => {
      for (const [, name = ''] of stretch.matchAll(pattern)) {
        if (name && name.length <= LONGEST) found[at]?.add(name);
      }
    });
  }
  return [...new Set(found.flatMap((set) => [...set]))];
}
