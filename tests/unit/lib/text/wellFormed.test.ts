import { expect, test } from 'vitest';
import { wellFormed } from '../../../../lib/text/strings';

test('issue 6.3 half of a surrogate pair is replaced, so that the text can stand in an address', () => {
  const cut = 'a 📦'.slice(0, 3);
  expect(() => encodeURIComponent(cut)).toThrow(URIError);
  expect(encodeURIComponent(wellFormed(cut))).toBe('a%20%EF%BF%BD');
  expect(wellFormed('a 📦 包')).toBe('a 📦 包');
});
