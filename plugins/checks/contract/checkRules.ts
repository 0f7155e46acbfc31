import type { RuleContract } from '../../../site/contract/types';
import { LANGS, type Lang } from '../../../site/languages';
import type { AnalyzerFacts } from '../siteFacts';
import type { Check, Issue, Page } from '../types';
import { COLUMNS, cellCode, codesIn, columnOf, sameDefault } from './cellCode';
import { contractIssue } from './contractIssue';
import { isListed } from './isListed';
import { pageSections, type Section } from './pageSections';

/** A section, its page, and the rule that it is about. */
interface RuleSection {
  readonly page: Page;
  readonly section: Section;
  readonly rule: RuleContract;
}

const WRITE = 'write what `npm run contract` reads from the package';
const CODE = /\be\d{4}\b/i;

/** Sections about one rule: below a heading with its code, or anywhere on its own page. */
function ruleSections(page: Page, rules: readonly RuleContract[]): readonly RuleSection[] {
  let above: { code: string; depth: number } | undefined;
  const ofPage = CODE.exec(page.route)?.[0].toUpperCase();
  return pageSections(page).flatMap((section) => {
    const own = CODE.exec(section.title)?.[0].toUpperCase();
    if (own) above = { code: own, depth: section.depth };
    else if (above && section.depth <= above.depth) above = undefined;
    const rule = rules.find(({ code }) => code === (own ?? above?.code ?? ofPage));
    return rule ? [{ page, section, rule }] : [];
  });
}

/** Names of options that the tables of a section list; empty when no table is about options. */
function tableIssues({ page, section, rule }: RuleSection): { issues: Issue[]; names: readonly string[] } {
  const issues: Issue[] = [];
  const names = section.tables.flatMap(({ head, rows }) => {
    const isOptions = columnOf(head.cells, COLUMNS.default) > 0 && columnOf(head.cells, COLUMNS.type) > 0;
    if (!isOptions) return [];
    return rows.flatMap(({ line, cells }) => {
      const name = cellCode(cells[0] ?? '') ?? '';
      const option = rule.options.find((one) => one.name === name);
      const issue = (kind: string, message: string) =>
        issues.push(contractIssue(page.file, line, kind, message, WRITE));
      if (!option) {
        issue('unknown-option', `${rule.code} has no option \`${name}\``);
        return [];
      }
      const value = cellCode(cells[columnOf(head.cells, COLUMNS.default)] ?? '');
      if (value !== undefined && !sameDefault(value, option.default)) {
        const held = option.default ?? 'undefined';
        issue('default', `the default of \`${name}\` of ${rule.code} is \`${held}\`, not \`${value}\``);
      }
      return [name];
    });
  });
  return { issues, names };
}

/** What a language lacks of one rule. */
function missingIssues(
  rule: RuleContract,
  sections: readonly RuleSection[],
  facts: AnalyzerFacts,
  lang: Lang,
) {
  const own = sections.filter((one) => one.rule === rule);
  const [first] = own;
  if (!first) {
    const file = `docs/${lang}/guide/rules/${rule.code.toLowerCase()}.mdx`;
    const fix = 'write its page: "Add a rule" in CONTRIBUTING.md has the steps';
    return [contractIssue(file, 1, 'undocumented-rule', `no heading names ${rule.code}`, fix)];
  }
  const place = [first.page.file, first.section.line] as const;
  const named = own.some(({ section }) =>
    section.lines.some(({ text }) => codesIn(text).includes(rule.title)),
  );
  const fix = 'describe it, or list it in site/contract/internals.ts with the reason';
  const names = new Set(own.flatMap((one) => tableIssues(one).names));
  const options = rule.options
    .filter(({ name }) => !names.has(name) && !isListed(facts.internals.ruleOptions, `${rule.title} ${name}`))
    .map(({ name }) => `the option \`${name}\` of ${rule.code} is in no table`);
  return [
    ...(named
      ? []
      : [
          contractIssue(
            ...place,
            'title',
            `no line says that ${rule.code} is \`${rule.title}\``,
            `say so in its section of docs/${lang}/guide/rules/rules.mdx`,
          ),
        ]),
    ...options.map((message) => contractIssue(...place, 'undocumented-option', message, fix)),
  ];
}

/**
 * Every rule of the installed package has a section with its title and a table of its options, and these are right.
 * @param tree a documentation tree
 * @returns a problem per rule and cell
 */
export const checkRules: Check = ({ pages, facts: { analyzer } }) =>
  LANGS.flatMap((lang) => {
    const own = pages.filter((page) => page.lang === lang);
    const sections = own.flatMap((page) => ruleSections(page, analyzer.contract.rules));
    if (own.length === 0) return [];
    return [
      ...sections.flatMap((one) => tableIssues(one).issues),
      ...analyzer.contract.rules.flatMap((rule) => missingIssues(rule, sections, analyzer, lang)),
    ];
  });
