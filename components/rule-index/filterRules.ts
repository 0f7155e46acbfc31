/** What a rule is found by. */
export interface RuleText {
  readonly code: string;
  readonly title: string;
  /** What it reports, in the language of the page. */
  readonly reports: string;
}

/**
 * Finds rules by code, title and text.
 * @param rules all rules
 * @param query what the reader typed; every word of it must stand somewhere in the rule, in any case of letters
 * @returns the rules that fit, in the same order; all of them for an empty query
 */
export function filterRules<R extends RuleText>(rules: readonly R[], query: string): readonly R[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(({ code, title, reports }) => {
    const text = `${code} ${title} ${reports}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
