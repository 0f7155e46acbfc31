import type { PluginName } from '../../site/contract/types';
import type { LiteralNode } from '../../lib/text/objectLiteral';
import type { FINDING_WORDS } from '../../site/words/optionsCheck';

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
  /** The option or rule whose page says more. */
  readonly about: string;
  /** Address of that page or section, without a language. */
  readonly page: string;
}

/** A place of pasted options. */
export interface Place {
  readonly node: LiteralNode;
  readonly at: number;
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
  /** Known options that are there, by path. */
  readonly found: Map<string, Place>;
  /** Keys that were looked at. */
  keys: number;
  /** Values that only a run could evaluate. */
  codes: number;
  /** Whether rules of the reader's own are added, whose titles nobody here knows. */
  readonly hasOwnRules: boolean;
  readonly findings: Finding[];
}
