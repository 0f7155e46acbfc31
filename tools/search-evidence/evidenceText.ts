import { trainingQueries } from './trainingQueries';
import { weighWords } from './weighWords';

/**
 * The file of what the words of queries tell (`site/queryEvidence.json`).
 * @returns JSON: terms by their weight, in alphabetical order
 */
export function evidenceText(): string {
  const byWeight = new Map<number, string[]>();
  for (const [term, weight] of weighWords(trainingQueries())) {
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), term]);
  }
  const lines = [...byWeight]
    .sort(([a], [b]) => a - b)
    .map(([weight, terms]) => [String(weight), terms.sort().join(' ')] as const);
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
}
