import { escapeRegExp } from '../../lib/text/strings';
import { MESSAGES, MESSAGE_IDS, type MessageId } from '../../site/messages/messages';

/** A cue of a message: what it begins with, and what has to follow. */
export interface Cue {
  readonly id: MessageId;
  /** Which cue of the message it is: each is counted by itself. */
  readonly at: number;
  readonly rest: readonly string[];
}

/** All cues, and one pattern that finds the beginning of each. */
export interface CueIndex {
  readonly pattern: RegExp;
  /** The cues that a beginning stands for, those included that begin with less of it. */
  readonly cuesOf: ReadonlyMap<string, readonly Cue[]>;
}

const named = MESSAGE_IDS.flatMap((id) =>
  MESSAGES[id].cues.map((cue, at) => {
    const [head = '', ...rest] = cue.split('…');
    return { id, at, head, rest };
  }),
);
/** Of two beginnings the longer one is tried first, so that none hides another. */
const heads = [...new Set(named.map(({ head }) => head))].sort((a, b) => b.length - a.length);

/** Made once: one pass with one pattern takes as long for fifty messages as for one. */
export const cueIndex: CueIndex = {
  pattern: new RegExp(heads.map(escapeRegExp).join('|'), 'g'),
  cuesOf: new Map(heads.map((head) => [head, named.filter((cue) => head.startsWith(cue.head))])),
};
