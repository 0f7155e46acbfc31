import type { CountedTerms, Postings } from './countTerms';
import { lazily } from './lazily';
import { lruCache } from './lruCache';

/** How like a section the others are, 0 to 1, by the place of the other one. */
export type Similarity = (id: number) => Float64Array;

/** One Chinese letter tells nothing of what a section is about. */
const HAN_LETTER = /^\p{Script=Han}$/u;

/** So many words of a section tell what it is about: the rarest and most repeated ones. */
const MOST_TERMS = 40;
const MOST_KEPT = 32;

/** How often a term stands in each section, in any field. */
function inAnyField(byField: ReadonlyMap<number, Postings>): Postings {
  const [first = new Map<number, number>(), ...others] = byField.values();
  if (others.length === 0) return first;
  const sum: Postings = new Map(first);
  for (const own of others) for (const [id, often] of own) sum.set(id, (sum.get(id) ?? 0) + often);
  return sum;
}

/** TF-IDF: the weight of each term in each section, from both sides, and the length of each section's vector. */
function toVectors({ postings, lengths }: CountedTerms) {
  const count = lengths[0]?.length ?? 0;
  const norms = new Float64Array(count);
  const terms: { readonly ids: number[]; readonly weights: number[] }[] = [];
  const sections = Array.from({ length: count }, (): { term: number; weight: number }[] => []);
  for (const [term, byField] of postings) {
    if (HAN_LETTER.test(term)) continue;
    const often = inAnyField(byField);
    const rarity = Math.log(count / often.size);
    const [ids, weights]: [number[], number[]] = [[], []];
    for (const [id, each] of often) {
      const weight = (1 + Math.log(each)) * rarity;
      ids.push(id);
      weights.push(weight);
      sections[id]?.push({ term: terms.length, weight });
      norms[id] = (norms[id] ?? 0) + weight * weight;
    }
    terms.push({ ids, weights });
  }
  return { sections, terms, norms: norms.map((square) => Math.sqrt(square) || 1) };
}

/**
 * Tells how like each other the sections of an index are: the cosine of their words (of Chinese, the pairs of titles, headings
 * and keywords: the index has no others).
 * @param counted the terms of the sections
 */
export function createSimilarity(counted: CountedTerms): Similarity {
  // The first query can spare the time, the opening of the dialog cannot.
  const vectors = lazily(() => toVectors(counted));
  // While a query is typed, the same sections are the best ones again and again.
  const kept = lruCache<Float64Array>(MOST_KEPT);
  const compare = (id: number): Float64Array => {
    const { sections, terms, norms } = vectors();
    const found = new Float64Array(norms.length);
    const own = [...(sections[id] ?? [])].sort((a, b) => b.weight - a.weight).slice(0, MOST_TERMS);
    for (const { term, weight } of own) {
      const { ids = [], weights = [] } = terms[term] ?? {};
      ids.forEach((other, at) => {
        found[other] = (found[other] ?? 0) + weight * (weights[at] ?? 0);
      });
    }
    return found.map((product, other) => product / ((norms[id] ?? 1) * (norms[other] ?? 1)));
  };
  return (id) => {
    const known = kept.get(String(id)) ?? compare(id);
    kept.set(String(id), known);
    return known;
  };
}
