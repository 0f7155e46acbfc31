import { cutText } from '../../lib/text/cutText';

/** Names of pages are a third as long; an address may have thousands of characters, and time grows with their square. */
const COMPARED = 100;

/** Letters and digits only, small: how a text is compared. */
const plain = (text: string): string =>
  cutText(text, COMPARED)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function pairs(text: string): string[] {
  const letters = [...text];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

/**
 * How alike two texts are: the share of neighbouring letters they have in common (Dice), which forgives swapped words,
 * missing letters and other endings, and works for Chinese too. Only the first 100 letters of each are looked at.
 * @returns 0 (nothing in common) to 1 (the same, apart from case and punctuation)
 */
export function diceSimilarity(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return a ? 1 : 0;
  const rest = pairs(b);
  const all = pairs(a);
  const shared = all.filter((pair) => {
    const index = rest.indexOf(pair);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  }).length;
  const total = all.length + pairs(b).length;
  return total === 0 ? 0 : (2 * shared) / total;
}
