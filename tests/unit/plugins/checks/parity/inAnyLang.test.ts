import { expect, test } from 'vitest';
import { inAnyLang } from '../../../../../plugins/checks/parity/compareParts';

test('S3-33 the two languages of a picture of the report are one picture, each on its own page', () => {
  const [en, zh] = ['/images/report/a-b-en-light.png', '/images/report/a-b-zh-light.png'];
  expect(inAnyLang(zh, 'zh')).toBe(inAnyLang(en, 'en'));
  // The English picture on the Chinese page is the mistake that this must not hide.
  expect(inAnyLang(en, 'zh')).not.toBe(inAnyLang(en, 'en'));
  expect(inAnyLang('/images/report/a-b-zh-dark.png', 'zh')).not.toBe(inAnyLang(en, 'en'));
});

test('other pictures and values stay as they are', () => {
  for (const value of ['/images/other-zh-light.png', 'light-zh', 3, undefined])
    expect(inAnyLang(value, 'zh')).toBe(value);
});
