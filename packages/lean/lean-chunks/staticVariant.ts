import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A component that only shows facts may have a static variant beside it, `RuleFacts.static.tsx` beside `RuleFacts.tsx`, which
 * keeps what the HTML has of it, and so needs no facts.
 * @param file file of a component, absolute
 * @returns file of the static variant; undefined when there is none
 */
export function staticVariant(file: string): string | undefined {
  const variant = file.replace(/\.tsx$/, '.static.tsx');
  return variant !== file && path.isAbsolute(file) && existsSync(variant) ? variant : undefined;
}
