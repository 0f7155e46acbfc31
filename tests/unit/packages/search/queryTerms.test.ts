import { expect, test } from 'vitest';
import { createVocabulary } from '../../../../packages/search/createVocabulary';
import { expandUnit } from '../../../../packages/search/expandUnit';
import { EXPANSIONS } from '../../../../packages/search/expansions';
import { parseQuery } from '../../../../packages/search/parseQuery';
import { TERM_WEIGHTS, termWeights } from '../../../../packages/search/termWeights';

const WORDS = createVocabulary(['aftersavemanifest', 'manifest', 'port']);

function corrections(text: string) {
  const [unit] = parseQuery(text).units;
  const expansions = unit ? expandUnit(unit, 0, WORDS, true) : [];
  return expansions.map(({ terms: [term], weight, covers }) => [term, { weight, covers }]);
}

test('issue 20 a long name with a slip is that name, a shorter word may be another one', () => {
  expect(corrections('afterSaveManfiest')).toEqual([['aftersavemanifest', EXPANSIONS.longCorrected]]);
  expect(corrections('manfiest')).toEqual([['manifest', EXPANSIONS.corrected]]);
  expect(corrections('pork')).toEqual([['port', EXPANSIONS.guessed]]);
});

test('issue 20 a number that no page has weighs less than a word that none has', () => {
  const weights = (text: string) => termWeights(parseQuery(text).units, [], 100);
  expect(weights('0.61')).toEqual([TERM_WEIGHTS.number]);
  expect(weights('482,113')).not.toContain(TERM_WEIGHTS.unknown);
  expect(weights('quokka')).toEqual([TERM_WEIGHTS.unknown]);
  // A code is no number: it may be one that the site lacks.
  expect(weights('e1099')).toEqual([TERM_WEIGHTS.unknown]);
  expect(TERM_WEIGHTS.number).toBeLessThan(TERM_WEIGHTS.unknown);
});
