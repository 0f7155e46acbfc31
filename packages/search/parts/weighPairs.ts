import { foldText } from '../../../lib/text/foldText';
import { saturate } from '../saturate';
import type { Section } from '../toSections';

const HAN_RUN = /\p{Script=Han}{2,}/gu;

function countPairs(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [run] of text.matchAll(HAN_RUN)) {
    const letters = [...run];
    letters.slice(1).forEach((letter, at) => {
      const pair = (letters[at] ?? '') + letter;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    });
  }
  return counts;
}

/**
 * What the best text is worth for each pair of Chinese letters: pairs of texts are not in the index.
 * @param sections the sections of a part
 * @returns pairs with their weights
 */
export function weighPairs(sections: readonly Section[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { content } of sections) {
    for (const [pair, often] of countPairs(foldText(content).text)) {
      const weight = saturate(often);
      if (weight > (weights.get(pair) ?? 0)) weights.set(pair, weight);
    }
  }
  return weights;
}
