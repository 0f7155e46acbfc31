import { LiteralError, type LiteralNode } from '../../lib/text/objectLiteral';
import * as LIMITS from '../../site/limits';
import type { Finding, PastedOptions, Reading } from './finding';
import { optionFindings } from './optionFindings';
import { pastedOptions } from './pastedOptions';
import { uselessFindings } from './uselessFindings';

export type Verdict =
  | { readonly kind: 'empty' | 'tooLong' | 'noObject' }
  /** Both count from 1. */
  | { readonly kind: 'syntax'; readonly line: number; readonly column: number }
  | {
      readonly kind: 'read';
      readonly keys: number;
      /** Values and spreads that only a run could evaluate, which are not judged. */
      readonly codes: number;
      readonly findings: readonly (Finding & { readonly line: number })[];
    };

function judge(pasted: PastedOptions): Reading {
  const reading: Reading = {
    plugin: pasted.plugin,
    found: new Map(),
    open: new Set(),
    keys: 0,
    findings: [],
  };
  optionFindings(pasted.node, '', reading);
  uselessFindings(reading);
  return reading;
}

function codesIn(node: LiteralNode): number {
  if (node.kind === 'code') return 1;
  if (node.kind === 'value') return 0;
  const inner = node.kind === 'array' ? node.items : node.entries.map(({ value }) => value);
  const spread = Number(node.kind === 'object' && node.spreadAt >= 0);
  return inner.reduce((sum, each) => sum + codesIn(each), spread);
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Judges the keys of pasted plugin options. The text is read and never run. */
export function checkOptions(text: string): Verdict {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > LIMITS.optionsLength) return { kind: 'tooLong' };
  try {
    const objects = pastedOptions(text);
    if (objects.length === 0) return { kind: 'noObject' };
    const readings = objects.map(judge);
    const findings = readings.flatMap((reading) => reading.findings).sort((a, b) => a.at - b.at);
    return {
      kind: 'read',
      keys: readings.reduce((sum, { keys }) => sum + keys, 0),
      codes: objects.reduce((sum, { node }) => sum + codesIn(node), 0),
      findings: findings.map((finding) => ({ ...finding, line: lineAt(text, finding.at) })),
    };
  } catch (error) {
    if (!(error instanceof LiteralError)) throw error;
    const { at } = error;
    const column = at - text.slice(0, at).lastIndexOf('\n');
    return { kind: 'syntax', line: lineAt(text, at), column };
  }
}
