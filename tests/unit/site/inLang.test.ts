import { expect, test } from 'vitest';
import { fullLang, inLang } from '../../../site/inLang';
import type { Lang, PerLang } from '../../../site/languages';

const JA = 'ja' as Lang;

test('issue 17 a language that is being translated shows English, word by word', () => {
  const hasIt = { en: 'Menu', zh: '菜单', ja: 'メニュー' } as PerLang<string>;
  const lacksIt: PerLang<string> = { en: 'Menu', zh: '菜单' };
  expect([inLang(hasIt, JA), inLang(lacksIt, JA)]).toEqual(['メニュー', 'Menu']);
  expect([inLang(lacksIt, 'en'), inLang(lacksIt, 'zh')]).toEqual(['Menu', '菜单']);
});

test('issue 17 what only full languages have is shown in one of them', () => {
  expect([fullLang('zh'), fullLang(JA)]).toEqual(['zh', 'en']);
});
