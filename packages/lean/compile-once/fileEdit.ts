import type { Code } from 'mdast';
import type { SourceEdit } from '../types';

/**
 * The change that writes out a file that Rspress has read into a fence.
 * @param node the fence
 * @param source the text that its offsets count in
 * @returns the change; undefined for a fence that names no file
 */
export function fileEdit({ meta, value, position }: Code, source: string): SourceEdit | undefined {
  if (!/\bfile=/.test(meta ?? '')) return undefined;
  const { start, end } = position ?? {};
  const fence = source.slice(start?.offset, end?.offset);
  const indent = ' '.repeat((start?.column ?? 1) - 1);
  const lines = value.split('\n').map((line) => (line ? `${indent}${line}` : line));
  // Between its first line and its last one.
  const [from, to] = [fence.indexOf('\n'), fence.lastIndexOf('\n')].map((at) => (start?.offset ?? 0) + at);
  return { from: from ?? 0, to: to ?? 0, text: `\n${lines.join('\n')}` };
}
