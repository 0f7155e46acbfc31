import type { ReadLimits, Section } from './types';
import { ReportError } from './ReportError';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const isOpen = (byte: number) => byte === 0x7b || byte === 0x5b;
const isClose = (byte: number) => byte === 0x7d || byte === 0x5d;
const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d]);
/** Longest name of a member that is looked at; no section has a longer one. */
const NAME_LENGTH = 64;
/** Brackets inside one another, at most: a stack of the parser would not hold many more. */
const MAX_DEPTH = 400;
/** Names that are kept to say what a file is when it is no report. */
const NAMES_KEPT = 40;

export interface SplitSection extends Section {
  readonly inData: boolean;
}

/**
 * Cuts the JSON of a report into its sections without holding the whole text: the members of its top and those of `data`.
 * What is not wanted is skipped. Only brackets and quotes are followed; whether a section is JSON its parser says.
 * @returns `push` takes a piece and gives the sections that end in it; `end` says whether the JSON was whole; `names` at its top
 * @throws ReportError `notReport` when the text is no object, `tooDeep`, `tooLarge`, `damaged` for text behind the end
 */
export function splitSections(wanted: ReadonlySet<string>, limits: ReadLimits) {
  const names = new Set<string>();
  const decoder = new TextDecoder();
  let depth = 0;
  let inString = false;
  let escaped = false;
  let started = false;
  /** Depth whose members are read: 1, and 2 inside `data`. */
  let level = 1;
  let expectsName = false;
  let name: number[] | undefined;
  let member = '';
  let inValue = false;
  let isKept = false;
  let parts: Uint8Array[] = [];
  let taken = 0;

  const keep = (part: Uint8Array) => {
    taken += part.length;
    if (taken > limits.bytes) throw new ReportError('tooLarge', member);
    // A copy: the piece would stay in memory as long as this part of it.
    parts.push(part.slice());
  };
  const close = (): SplitSection => {
    let text = '';
    for (const part of parts) text += decoder.decode(part, { stream: true });
    text += decoder.decode();
    parts = [];
    return { name: member, text, inData: level === 2 };
  };

  return {
    names: names as ReadonlySet<string>,
    push(piece: Uint8Array): SplitSection[] {
      const done: SplitSection[] = [];
      let from = 0;
      const endValue = (at: number) => {
        if (isKept) {
          keep(piece.subarray(from, at));
          done.push(close());
        }
        inValue = false;
        isKept = false;
      };
      for (let at = 0; at < piece.length; at += 1) {
        const byte = piece[at] as number;
        if (inString) {
          // Most of a report is text: nothing but its end, and what may hide it, is of interest.
          if (!name && !escaped)
            while (at < piece.length && piece[at] !== QUOTE && piece[at] !== BACKSLASH) at += 1;
          const letter = piece[at];
          if (escaped) escaped = false;
          else if (letter === BACKSLASH) escaped = true;
          else if (letter === QUOTE) inString = false;
          if (!name) continue;
          if (inString) {
            if (name.length < NAME_LENGTH) name.push(byte);
            continue;
          }
          member = String.fromCharCode(...name);
          name = undefined;
          if (level === 1 && names.size < NAMES_KEPT) names.add(member);
          continue;
        }
        if (byte === QUOTE) {
          inString = true;
          if (depth === level && expectsName && !inValue) {
            name = [];
            expectsName = false;
          } else if (depth === 0) throw new ReportError(started ? 'damaged' : 'notReport');
        } else if (isOpen(byte)) {
          // A line for each object, as loggers write it.
          if (depth === 0 && started) throw new ReportError('damaged', '', { what: 'jsonLines' });
          if (depth === 0 && byte !== 0x7b) throw new ReportError('notReport');
          started = true;
          depth += 1;
          if (depth > MAX_DEPTH) throw new ReportError('tooDeep', member);
          if (depth === 1) expectsName = true;
          else if (depth === 2 && level === 1 && member === 'data' && byte === 0x7b) {
            level = 2;
            inValue = false;
            isKept = false;
            parts = [];
            expectsName = true;
          }
        } else if (isClose(byte)) {
          if (depth === level && inValue) endValue(at);
          depth -= 1;
          if (depth < 0) throw new ReportError('damaged', 'a bracket is closed that was not opened');
          if (depth === 1 && level === 2) {
            level = 1;
            member = '';
            // The value of `data` has ended; the next comma begins another member.
            inValue = true;
          }
        } else if (byte === COMMA && depth === level) {
          endValue(at);
          expectsName = true;
        } else if (byte === COLON && depth === level && !inValue) {
          inValue = true;
          isKept = wanted.has(member);
          from = at + 1;
          parts = [];
        } else if (depth === 0 && !BLANK.has(byte) && !(byte === 0xef || byte === 0xbb || byte === 0xbf)) {
          throw new ReportError(started ? 'damaged' : 'notReport');
        }
      }
      if (isKept) keep(piece.subarray(from));
      return done;
    },
    end() {
      if (!started) throw new ReportError('empty');
      if (depth > 0 || inString) throw new ReportError('cutOff', member);
    },
  };
}
