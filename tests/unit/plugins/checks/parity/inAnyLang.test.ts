import { expect, test } from 'vitest';
import { inAnyLang, linkInAnyLang } from '../../../../../plugins/checks/parity/inAnyLang';

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

test.each([
  ['https://rspack.rs', 'https://rspack.rs/zh/'],
  ['https://rspack.rs/config/devtool', 'https://rspack.rs/zh/config/devtool'],
  ['https://docs.github.com/en/actions', 'https://docs.github.com/zh/actions'],
  ['https://docusaurus.io', 'https://docusaurus.io/zh-CN/'],
  ['https://webpack.js.org/configuration/devtool/', 'https://webpack.docschina.org/configuration/devtool/'],
])('a link leads to the page of another site in the language of the reader: %s', (en, zh) => {
  expect(linkInAnyLang(zh, 'zh')).toBe(linkInAnyLang(en, 'en'));
  expect(linkInAnyLang(zh, 'en')).not.toBe(linkInAnyLang(en, 'en'));
});

test('other links stay as they are', () => {
  for (const href of ['/guide/start/cli', 'https://rspack.rs/zhou', '#zh'])
    expect(linkInAnyLang(href, 'zh')).toBe(href);
});
