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
  const start = position?.start.offset ?? 0;
  const fence = source.slice(start, position?.end.offset);
  const indent = ' '.repeat((position?.start.column ?? 1) - 1);
  const lines = value.split('\n').map((line) => (line ? `${indent}${line}` : line));
  // Between its first line and its last one.
  return {
    from: start + fence.indexOf('\n'),
    to: start + fence.lastIndexOf('\n'),
    text: `\n${lines.join('\n')}`,
  };
}
