import { hasHan } from './parseQuery';
import { rarityOf } from './rarityOf';
import type { FoundSections, RankInput } from './rankSections';

/**
 * When the best page answers a query. A page that covers `whole` of it does; of the others the logarithm of its score, in words
 * that one section has, must reach `least`, more by how much of the query no page has, and less by what its words tell. Chinese
 * must reach `leastHan`: its pairs of letters also stand where nobody means them. Of all such numbers these let most queries about
 * anything else find nothing for each question that does: `leastHan` over 2,900 Chinese queries (`dev`, `answerable` and
 * `heldOut`), the others over 8,000 (`dev`, `answerable`, and 5,000 that were written for sections and not learned from). One
 * vague question in fifty finds nothing.
 */
export const ANSWER = { whole: 0.99, least: -0.9, leastHan: -0.4, unknown: 5, evidence: 0.55 };

/**
 * Whether the best page answers, or is only the least unlike the query.
 * @param best the page with the highest score by its words; what they mean would let more queries about anything else through
 * @param found what is known of the query
 * @param input the index
 */
export function isAnswer(
  { score, coverage }: Readonly<Record<'score' | 'coverage', number>>,
  { unknown, meant }: Pick<FoundSections, 'unknown' | 'meant'>,
  { facts, total, query }: Pick<RankInput, 'facts' | 'total' | 'query'>,
): boolean {
  // What the words of a query tell together of whether the site answers it.
  const evidence = [...meant].reduce((sum, term) => sum + (facts.evidence.get(term) ?? 0), 0);
  const worth = Math.log(score / rarityOf(total, 1)) - ANSWER.unknown * unknown + ANSWER.evidence * evidence;
  return coverage >= ANSWER.whole || worth >= (hasHan(query) ? ANSWER.leastHan : ANSWER.least);
}
