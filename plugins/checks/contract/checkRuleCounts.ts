import { LANGS } from '../../../site/languages';
import type { Check, Issue } from '../types';
import { contractIssue } from './contractIssue';

const ENGLISH =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const CHINESE = '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五'.split(' ');

const NUMBER = `(?<count>\\d+|${ENGLISH.join('|')})`;
const ZH_NUMBER = `(?<count>\\d+|十[一二三四五]?|[一二两三四五六七八九])`;

/** Wordings that speak of all rules, whatever their number. */
const WHOLE: readonly RegExp[] = [
  `\\b${NUMBER} built[- ]in(?: (?:scan )?rules| ones|(?=,))`,
  `\\ball ${NUMBER} (?:scan )?rules\\b`,
  `${ZH_NUMBER} ?条内置(?:扫描)?规则`,
  `内置(?:规则)? ?(?:有 ?)?${ZH_NUMBER} ?条`,
  `(?:全部|所有) ?${ZH_NUMBER} ?条(?:扫描)?规则`,
].map((source) => new RegExp(source, 'giu'));

/** Wordings that may speak of some of them. */
const SOME: readonly RegExp[] = [`\\b${NUMBER} (?:scan )?rules\\b`, `${ZH_NUMBER} ?条(?:扫描)?规则`].map(
  (source) => new RegExp(source, 'giu'),
);

const SPAN = /\b(E\d{4}) ?(?:to|through|–|—|-|到|至|~|～) ?(E\d{4})\b/g;

const FIX =
  'count the rules that `npm run contract` reads from the package, or write the sentence without a number';

const valueOf = (count: string): number => {
  const word = count.toLowerCase();
  if (/^\d+$/.test(word)) return Number(word);
  return (ENGLISH.includes(word) ? ENGLISH.indexOf(word) : CHINESE.indexOf(word.replace('两', '二'))) + 1;
};

/**
 * Pages that count the built-in rules count those of the documented version: "nine rules", "9 条规则", "E1001 to E1009".
 * A number of at most half of them may mean some of them, and a span that does not begin with the first rule too.
 * @param tree a documentation tree
 * @returns a problem per number and span
 */
export const checkRuleCounts: Check = ({ pages, facts }) => {
  const { rules, version } = facts.analyzer.contract;
  const codes = rules.map(({ code }) => code).sort();
  const [first, last] = [codes[0], codes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isWrong = (count: string, isWhole: boolean): boolean => {
    const value = valueOf(count);
    return value !== rules.length && (isWhole || value > rules.length / 2);
  };
  const lineIssues = (file: string, line: number, text: string): Issue[] => {
    const found = (patterns: readonly RegExp[], isWhole: boolean): string[] =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)]
          .filter(({ groups }) => isWrong(groups?.count ?? '', isWhole))
          .map(([match]) => match),
      );
    const whole = found(WHOLE, true);
    const some = found(SOME, false).filter((match) => !whole.some((each) => each.includes(match)));
    const counts = [...whole, ...some].map(
      (match) => `${version} has ${rules.length} built-in rules, not \`${match}\``,
    );
    const spans = [...text.matchAll(SPAN)]
      .filter(([, from, to]) => from === first && to !== last)
      .map(([match]) => `the rules of ${version} are ${first} to ${last}, not \`${match}\``);
    return [...counts, ...spans].map((message) => contractIssue(file, line, 'rule-count', message, FIX));
  };
  return LANGS.flatMap((lang) =>
    pages
      .filter((page) => page.lang === lang)
      .flatMap(({ file, lines }) => lines.flatMap((text, at) => lineIssues(file, at + 1, text))),
  );
};
