import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A component that only shows facts may have a second one beside it, `KeptRuleFacts.tsx` beside `RuleFacts.tsx`, which keeps
 * what the HTML has of it, and so needs no facts.
 * @param file file of a component, absolute
 * @returns file of the second component; undefined when there is none
 */
export function standInFor(file: string): string | undefined {
  const { dir, base } = path.parse(file);
  const standIn = path.join(dir, `Kept${base}`);
  return file.endsWith('.tsx') && path.isAbsolute(file) && existsSync(standIn) ? standIn : undefined;
}
