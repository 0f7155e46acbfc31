import type { RuleCode } from '../../site/rules';

/** A rule that was found, and how many findings of it. */
export interface FoundRule {
  readonly code: RuleCode;
  /** Findings in the text; 0 when the rule was only named. */
  readonly count: number;
}

/** What the diagnose box makes of a text. */
export type Diagnosis =
  /** Built-in rules, most findings first; `custom` counts the findings of custom rules beside them. */
  | { readonly kind: 'rules'; readonly rules: readonly FoundRule[]; readonly custom: number }
  /** Findings of custom rules alone. */
  | { readonly kind: 'custom'; readonly count: number }
  /** Codes that look like rule codes and are none of the documented version. */
  | { readonly kind: 'unknownCode'; readonly code: string }
  /** `empty`: nothing was given. `clean`: a report without findings. `manifest`: it only names data files.
   * `otherJson`: JSON of something else. `brokenJson`: cut off or damaged. `tooLong`: over the limit. */
  | {
      readonly kind:
        'empty' | 'clean' | 'manifest' | 'otherJson' | 'brokenJson' | 'tooLong' | 'unknown' | 'unreadable';
    };
