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

test.each(ASKED)(
  'a rule is called as on its page; code, key and names find that above the blog, the name first: $code, $lang',
  async ({ code, title, lang }) => {
    const name = nameOnPage(code, lang);
    expect(RULE_NAMES[code]).toContain(name);
    const pagesOf = async (query: string) =>
      (await answer(query, lang)).map(([first = '']) => first.split('#')[0] ?? '');
    expect((await pagesOf(name))[0]).toBe(pageOf(code));
    const queries = [code, code.toLowerCase(), code.slice(1), title, title.toUpperCase(), `${code} ${name}`];
    const late: string[] = [];
    for (const query of [...queries, title.replaceAll('-', ' '), ...RULE_NAMES[code]]) {
      const pages = await pagesOf(query);
      const own = pages.indexOf(pageOf(code));
      const post = pages.findIndex((page) => page.startsWith('/blog/'));
      if (own < 0 || (post >= 0 && post < own)) late.push(`${query}: ${pages.slice(0, 4).join(' ')}`);
    }
    expect(late).toEqual([]);
  },
);
