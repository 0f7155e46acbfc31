import type { Bundler } from '../../site/aims';
import type { MessageId } from '../../site/messages/messages';

/** A message that was found. */
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
  /** Codes that look like rule codes and are none of the documented version. */
  | { readonly kind: 'unknownCode'; readonly code: string }
  /** Nothing was recognised; the messages that are like it, if any. */
  | {
      readonly kind: 'unknown';
      readonly nearest: readonly MessageId[];
    }
  /** `empty`: nothing was given. `clean`: a report without findings. `manifest`: it only names data files.
   * `otherJson`: JSON of something else. `brokenJson`: cut off or damaged. `emptyPage`: the page of a report without its
   * data. `tooLong`: over the limit. */
  | {
      readonly kind:
        'empty' | 'clean' | 'manifest' | 'otherJson' | 'brokenJson' | 'emptyPage' | 'tooLong' | 'unreadable';
    };
