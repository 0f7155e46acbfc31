import { expect, test } from 'vitest';
import { LANGS, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import { RULE_NAMES } from '../../site/searchFacts';
import { RULES, type RuleCode } from '../../site/rules';
import { openBuiltSite, readIndex } from './builtIndex';
import { rowsOf } from './graded';

const { ask } = openBuiltSite();
const answer = async (text: string, lang: Lang) => rowsOf(await ask(text, lang));
const pageOf = (code: RuleCode) => `/guide/rules/${code.toLowerCase()}`;

/** The name that a rule has in the title of its page, after the code. */
function nameOnPage(code: RuleCode, lang: Lang): string {
  const pages = readIndex(lang);
  const address = LANGUAGE_FACTS[lang].prefix + pageOf(code);
  const { title = '' } = pages.find(({ routePath }) => routePath === address) ?? {};
  return title.replace(/^E\d+[:：]\s*/, '');
}

const ASKED = LANGS.flatMap((lang) => RULES.map((rule) => ({ ...rule, lang })));

test.each(ASKED)('the name of a rule is the one that its page has: $code, $lang', ({ code, lang }) => {
  expect(RULE_NAMES[code]).toContain(nameOnPage(code, lang));
});

test.each(ASKED)(
  'a code, key or name of a rule finds its page above the blog: $code, $lang',
  async ({ code, title, lang }) => {
    const name = nameOnPage(code, lang);
    const queries = [code, code.toLowerCase(), code.slice(1), title, title.toUpperCase(), `${code} ${name}`];
    const late: string[] = [];
    for (const query of [...queries, title.replaceAll('-', ' '), ...RULE_NAMES[code]]) {
      const pages = (await answer(query, lang)).map(([first = '']) => first.split('#')[0] ?? '');
      const own = pages.indexOf(pageOf(code));
      const post = pages.findIndex((page) => page.startsWith('/blog/'));
      if (own < 0 || (post >= 0 && post < own)) late.push(`${query}: ${pages.slice(0, 4).join(' ')}`);
    }
    expect(late).toEqual([]);
  },
);

test.each(ASKED)('the name of a rule finds its page first: $code, $lang', async ({ code, lang }) => {
  const [[first = ''] = []] = await answer(nameOnPage(code, lang), lang);
  expect(first.split('#')[0]).toBe(pageOf(code));
});
