import { translationOf } from '../../plugins/checks/content-gates/translationOf';
import type { Issue } from '../../packages/doc-checks/types';

/** A problem keeps its name when lines above it come or go. */
const nameOf = ({ file, rule, message }: Issue): string => `${file} ${rule} ${message}`;

/**
 * The problems that somebody who saves pages should see: those of the saved pages and of their translations, and those that came
 * up elsewhere since the start, for instance a link to a heading that is gone.
 * @param state.first problems at the start
 * @param state.now problems after the save
 * @param state.saved files saved since the start
 */
export function savedProblems(state: {
  readonly first: readonly Issue[];
  readonly now: readonly Issue[];
  readonly saved: ReadonlySet<string>;
}): Issue[] {
  const old = new Set(state.first.map(nameOf));
  const own = new Set([...state.saved].flatMap((file) => [file, translationOf(file)]));
  return state.now.filter((issue) => own.has(issue.file) || !old.has(nameOf(issue)));
}
