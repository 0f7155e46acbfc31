import type { PluginName } from '../../site/contract/types';
import type { LiteralNode } from '../../lib/text/objectLiteral';
import type { FINDING_WORDS } from '../../site/words/optionsCheck';
import type { Effect } from './effects';

/** What is wrong with a key; the words are in `site/words/optionsCheck.ts`. */
export type FindingKind = keyof typeof FINDING_WORDS;

/** One key of pasted options that should not stay as it is. */
export interface Finding {
  readonly kind: FindingKind;
  /** The key with those around it, as it may be shown: bounded, without control characters. */
  readonly name: string;
  /** Offset in the pasted text. */
  readonly at: number;
  /** What to write in its place. */
  readonly instead?: string;
  /** What may be written there. */
  readonly allowed?: string;
  /** What the documented version does with a value of a wrong type. */
  readonly effect?: Effect;
  /** The option or rule whose page says more. */
  readonly about: string;
  /** Address of that page or section, without a language. */
  readonly page: string;
}

/** Options that somebody pasted, read and not run. */
export interface PastedOptions {
  readonly node: LiteralNode;
  /** The class that is given them, where the text says it. */
  readonly plugin: PluginName | undefined;
}

/** What is known while options are read. */
export interface Reading {
  readonly plugin: PluginName | undefined;
  /** Known options that are there, by path; `sure` is off where a spread behind them may take their place. */
  readonly found: Map<string, { readonly node: LiteralNode; readonly at: number; readonly sure: boolean }>;
  /** Paths of objects with a spread, which may bring any key; the whole is the empty path. */
  readonly open: Set<string>;
  /** Keys that were looked at. */
  keys: number;
  /** Values that only a run could evaluate, and spreads. */
  codes: number;
  readonly findings: Finding[];
}
