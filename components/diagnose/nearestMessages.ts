import { mostAlike } from '../../lib/text/fuzzy';
import { MESSAGES, MESSAGE_IDS, type MessageId } from '../../site/messages/messages';
import { plainText } from './plainText';

/** A message that says less of what a text says is a guess, and so is one that shares a single word with it. */
const MIN_ALIKE = 0.3;
const MIN_WORDS = 2;
const MAX_SHOWN = 3;
/** Characters of a text that are looked at: a message begins with what it is. */
const MAX_READ = 3000;

/** Latin words of three letters and more; Chinese in pairs of letters, since it has no gaps. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...plainText(text)
        .toLowerCase()
        .matchAll(/[a-z0-9]{3,40}|(?=(\p{Script=Han}{2}))/gu),
    ].map(([word, pair]) => pair ?? word),
  );

const books = MESSAGE_IDS.map((id) => {
  const { cues, title, means, fix, page } = MESSAGES[id];
  return {
    id,
    words: wordsOf([...cues, page, ...[title, means, fix].flatMap(({ en, zh }) => [en, zh])].join(' ')),
  };
});

/**
 * The messages that a text is most like, by the words that they share: the fewer messages have a word, the more it says.
 * @param text text that holds no known message, any length
 * @returns three ids at most, best first; none when all would be guesses
 */
export function nearestMessages(text: string): MessageId[] {
  const rarity = new Map(
    [...wordsOf(text.slice(0, MAX_READ))].map((word) => [
      word,
      1 / Math.max(1, books.filter(({ words }) => words.has(word)).length),
    ]),
  );
  const sum = (words: Iterable<string>): number =>
    [...words].reduce((total, word) => total + (rarity.get(word) ?? 0), 0);
  const whole = sum(rarity.keys());
  const shared = (words: ReadonlySet<string>) => [...rarity.keys()].filter((word) => words.has(word));
  const fair = books.filter(({ words }) => shared(words).length >= MIN_WORDS);
  return mostAlike(fair, ({ words }) => sum(words) / whole, MIN_ALIKE)
    .slice(0, MAX_SHOWN)
    .map(({ id }) => id);
}
