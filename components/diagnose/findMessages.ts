import { MESSAGES, MESSAGE_IDS, type MessageId } from '../../site/messages/messages';
import * as LIMITS from '../../site/limits';
import { cueIndex } from './cueIndex';
import { namesIn } from './namesIn';
import type { Finding } from './types';

const TONES = ['error', 'warning', 'note'];

/** Whether pieces follow one another within a stretch of text. */
function follow(stretch: string, pieces: readonly string[]): boolean {
  let from = 0;
  for (const piece of pieces) {
    const at = stretch.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  return true;
}

/** Where messages begin, per cue. More than a few of one cue are counted, but not looked at. */
function hitsIn(lower: string): Map<MessageId, Map<number, number[]>> {
  const hits = new Map<MessageId, Map<number, number[]>>();
  const { pattern, cuesOf } = cueIndex;
  let looks = LIMITS.diagnoseLooks;
  pattern.lastIndex = 0;
  for (let hit = pattern.exec(lower); hit; hit = pattern.exec(lower)) {
    const { index } = hit;
    for (const { id, at, rest } of cuesOf.get(hit[0]) ?? []) {
      if (rest.length > 0) {
        if (looks === 0) continue;
        looks -= 1;
        const from = index + hit[0].length;
        if (!follow(lower.slice(from, from + LIMITS.diagnoseReach), rest)) continue;
      }
      const cues = hits.get(id) ?? new Map<number, number[]>();
      const places = cues.get(at) ?? [];
      places.push(index);
      cues.set(at, places);
      hits.set(id, cues);
    }
    // Beginnings may overlap: the next one is looked for behind the first letter of this one.
    pattern.lastIndex = index + 1;
  }
  return hits;
}

/**
 * Finds all known messages in a text.
 * @param plain text of `plainText`
 * @returns findings, gravest first, rules by how often they were found; each with what it names
 */
export function findMessages(plain: string): Finding[] {
  const lower = plain.toLowerCase();
  // Some letters have a small form of another length; names are then read from the small letters.
  const shown = lower.length === plain.length ? plain : lower;
  const hits = hitsIn(lower);
  return [...hits]
    .map(([id, cues]) => {
      const places = [...cues.values()].flat().sort((a, b) => a - b);
      // A printed line has the code and the message: the same finding twice.
      const count = Math.max(...[...cues.values()].map((list) => list.length));
      return { id, count, names: namesIn(id, shown, places) };
    })
    .sort(
      (a, b) =>
        TONES.indexOf(MESSAGES[a.id].tone) - TONES.indexOf(MESSAGES[b.id].tone) ||
        (MESSAGES[a.id].tone === 'warning' ? b.count - a.count : 0) ||
        MESSAGE_IDS.indexOf(a.id) - MESSAGE_IDS.indexOf(b.id),
    );
}
