import type { SiteOptions } from '../types';

/** Words behind a fence that the host draws more than plain lines for. */
const SIZED = /\b(?:lineNumbers|fold|height)\b/;
/** A comment in the code for a line that is added or removed. */
const CHANGED = /\[!code (?:\+\+|--)/;
/** Another one. */
const MARKED = /\[!code (?!\+\+|--)/;

/**
 * Which style sheets a code sample needs beyond those of all samples.
 * @param meta words behind the fence
 * @param code text of the sample, with the comments that mark its lines
 */
export function lineSheets(meta: string, code: string): (keyof SiteOptions['lineSheets'])[] {
  return [
    ...(CHANGED.test(code) ? (['changed'] as const) : []),
    ...(MARKED.test(code) || meta.includes('{') ? (['marked'] as const) : []),
    ...(SIZED.test(meta) ? (['sized'] as const) : []),
  ];
}
