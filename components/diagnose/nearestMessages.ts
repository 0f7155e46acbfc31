import { MESSAGES, MESSAGE_IDS, type MessageId } from '../../site/messages/messages';
import * as LIMITS from '../../site/limits';
import { plainText } from './plainText';

/** A message that shares less with a text, of what a title of the same words would share, is a guess. */
const LEAST = 0.35;
const MOST = 3;

/** Words that say nothing about which message it is. */
const EVERYWHERE = new Set(
  (
    'the and for not from with that this are was has have had its one two you your can but out into when where what how ' +
    'why who does did will than then there them they any all some other error warning build rsdoctor node file use'
  ).split(' '),
);

/** Latin words of three letters and more; Chinese in pairs of letters, since it has no gaps. */
function wordsOf(text: string): Set<string> {
  const lower = plainText(text).toLowerCase();
  const words = new Set((lower.match(/[a-z0-9]{3,40}/g) ?? []).filter((word) => !EVERYWHERE.has(word)));
  for (const run of lower.match(/\p{Script=Han}{2,}/gu) ?? []) {
    for (let at = 0; at + 2 <= run.length; at += 1) words.add(run.slice(at, at + 2));
  }
  return words;
}

/** Words of each message, those of its title and cues being worth more. */
const books = MESSAGE_IDS.map((id) => {
  const { cues, title, means, fix, page } = MESSAGES[id];
  const head = wordsOf([...cues, title.en, title.zh, page].join(' '));
  const body = wordsOf([means.en, means.zh, fix.en, fix.zh].join(' '));
  return { id, head, body };
});

/** The fewer messages have a word, the more it says. */
const weight = (word: string): number => {
  const having = books.filter(({ head, body }) => head.has(word) || body.has(word)).length;
  return Math.log(1 + books.length / Math.max(1, having));
};

/**
 * The messages that a text is most like, by the words that they share.
 * @param text text that holds no known message, any length
 * @returns three ids at most, best first; none when all would be guesses
 */
export function nearestMessages(text: string): MessageId[] {
  const words = [...wordsOf(text.slice(0, LIMITS.diagnoseQuestionLength * 10))].slice(0, 200);
  const weights = words.map((word) => [word, weight(word)] as const);
  const whole = weights.reduce((sum, [, value]) => sum + 2 * value, 0);
  return books
    .map(({ id, head, body }) => ({
      id,
      score: weights.reduce(
        (sum, [word, value]) => sum + (head.has(word) ? 2 * value : body.has(word) ? value : 0),
        0,
      ),
    }))
    .filter(({ score }) => score > 0 && score >= LEAST * whole)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ id }) => id);
}
