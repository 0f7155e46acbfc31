import { escapeRegExp } from '../../lib/text/strings';
import type { Bundler } from '../../site/aims';
import * as LIMITS from '../../site/limits';
import { MESSAGES, MESSAGE_IDS, type MessageId } from '../../site/messages/messages';

export interface Finding {
  readonly id: MessageId;
  /** How often it stands in the text; 0 when a rule was only named. */
  readonly count: number;
  /** Packages, modules, files and addresses that the message names, each once. */
  readonly names: readonly string[];
}

/** What the diagnose box makes of a text. */
export type Diagnosis =
  /** Gravest first; `bundlers` are those that printed lines may come from, `others` lines that nothing is known about. */
  | {
      readonly kind: 'found';
      readonly findings: readonly Finding[];
      readonly bundlers?: readonly Bundler[];
      readonly others?: readonly string[];
    }
  | { readonly kind: 'unknownCode'; readonly code: string }
  /** With the first message of the text, to be searched for. */
  | { readonly kind: 'unknown'; readonly message: string }
  /** `empty`: nothing was given. `clean`: a report without findings. `manifest`: it only names data files.
   * `otherJson`: JSON of something else. `brokenJson`: cut off or damaged. `emptyPage`: the page of a report without its
   * data. `tooLong`: over the limit. */
  | {
      readonly kind:
        'empty' | 'clean' | 'manifest' | 'otherJson' | 'brokenJson' | 'emptyPage' | 'tooLong' | 'unreadable';
    };

/**
 * Colours and links of a terminal. Some places where logs are shown drop the escape character and keep the rest of a
 * colour.
 */
export const ESCAPES =
  // eslint-disable-next-line no-control-regex
  /\u001b\[[0-9;?]*[A-Za-z]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\[(?:\d{1,3};){0,4}\d{1,3}m/g;

/**
 * Marks on one letter beyond the thirtieth. No writing has so many (Unicode's Stream-Safe Text Format), and to put them in
 * order takes time that grows with the square of their number. The last two become marks by normalizing.
 */
const EXCESS_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** Marks begin at U+0300. Where this does not match, there are not too many, and the slow look for them is left out. */
const MARKS_POSSIBLE = /[\u0300-\uffff]{31}/;

/** Line ends and the frame that Rspack draws along a message: a terminal may have broken the line anywhere. */
const GAP = /[^\S ]|[│|]/g;

/** Single blanks are left alone: to put a blank in place of every blank of a long text takes longer than all the rest. */
const BLANKS = / {2,}/g;

/**
 * Makes a copied text comparable: no colours, frames and code marks, messages on one line, full-width letters as plain
 * ones.
 */
export function plainText(text: string): string {
  const bare = text.replace(ESCAPES, '').replaceAll('`', '');
  return (MARKS_POSSIBLE.test(bare) ? bare.replace(EXCESS_MARKS, '$1') : bare)
    .normalize('NFKC')
    .replace(GAP, ' ')
    .replace(BLANKS, ' ')
    .trim();
}

const CUES = MESSAGE_IDS.flatMap((id) =>
  MESSAGES[id].cues.map((cue, at) => {
    const [head = '', ...rest] = cue.split('…');
    return { id, at, head, rest };
  }),
);
/** Of two beginnings the longer one is tried first, so that none hides another. */
const HEADS = [...new Set(CUES.map(({ head }) => head))].sort((a, b) => b.length - a.length);

/** One pass with one pattern takes as long for fifty messages as for one. */
const HEAD = new RegExp(HEADS.map(escapeRegExp).join('|'), 'g');
/** The cues that a beginning stands for, those included that begin with less of it. */
const CUES_OF = new Map(HEADS.map((head) => [head, CUES.filter((cue) => head.startsWith(cue.head))]));

const BEFORE = 300;

const MAX_NAME = 300;

/** What a message names, each once; `places` are where its cues stand in the text of `plainText`, in order. */
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
        if (name && name.length <= MAX_NAME) found[at]?.add(name);
      }
    });
  }
  return [...new Set(found.flatMap((set) => [...set]))];
}

const TONES = ['error', 'warning', 'note'];

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
  let looks = LIMITS.diagnoseLooks;
  HEAD.lastIndex = 0;
  for (let hit = HEAD.exec(lower); hit; hit = HEAD.exec(lower)) {
    const { index } = hit;
    for (const { id, at, rest } of CUES_OF.get(hit[0]) ?? []) {
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
    HEAD.lastIndex = index + 1;
  }
  return hits;
}

/** Finds all known messages in a text of `plainText`: gravest first, rules by how often they were found. */
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

export function knowsMessage(text: string): boolean {
  return findMessages(plainText(text.slice(0, LIMITS.diagnoseReach * 10))).length > 0;
}
