import { readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { RuleContract } from '../../../site/contract/types';
import { LANGS, type Lang } from '../../../site/languages';
import type { AnalyzerFacts } from '../siteFacts';
import type { Check, Issue, Page } from '../types';
import {
  cellCode,
  codesIn,
  columnOf,
  COLUMNS,
  contractIssue,
  DESCRIBE,
  isListed,
  pageSections,
  sameDefault,
  WRITE_CONTRACT,
  type Section,
} from './pageSections';

/** A section, its page, and the rule that it is about. */
interface RuleSection {
  readonly page: Page;
  readonly section: Section;
  readonly rule: RuleContract;
}

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
        issues.push(contractIssue(page.file, line, kind, message, WRITE_CONTRACT));
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
    ...options.map((message) => contractIssue(...place, 'undocumented-option', message, DESCRIBE)),
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

const RULE_CODE = /\bE1\d{3}\b/g;
const PRINTED = /\[(E1\d{3}):\w+:([A-Z0-9-]+)\]/g;
/** `'duplicate-package': 'off'` and `'duplicate-package': ['Warn', { … }]` in a config. */
const SETTING =
  /'([a-z0-9-]+)': (?:\['(?:Warn|Error|Ignore|on|off)'(?:, \{([^}]*)\})?|'(?:Warn|Error|Ignore|on|off)')/g;
/** `ignore: string[] = []` and `checkVersion: 'major'` in a table. */
const OPTION = /^(\w+)(?:: ([^=]+?))?(?: = (.+))?$/;
const TITLE = /^[a-z]+(?:-[a-z]+)+$/;

const FIX = 'compare with the rules that `npm run contract` reads from the package';

function rowIssues(page: Page, line: number, text: string, rule: RuleContract): Issue[] {
  const issue = (kind: string, message: string) => contractIssue(page.file, line, kind, message, FIX);
  const codes = codesIn(text);
  const title = codes.find((code) => TITLE.test(code));
  const options = codes.flatMap((code) => {
    const [, name = '', type, value] = OPTION.exec(code) ?? [];
    if (type === undefined && value === undefined) return [];
    const option = rule.options.find((one) => one.name === name);
    if (!option) return [issue('unknown-option', `${rule.code} has no option \`${name}\``)];
    const given = value ?? (type?.startsWith("'") ? type : undefined);
    return given !== undefined && !sameDefault(given, option.default)
      ? [
          issue(
            'default',
            `the default of \`${name}\` of ${rule.code} is \`${option.default ?? 'undefined'}\``,
          ),
        ]
      : [];
  });
  return title !== undefined && title !== rule.title
    ? [issue('title', `${rule.code} is \`${rule.title}\`, not \`${title}\``), ...options]
    : options;
}

function settingIssues(page: Page, rules: readonly RuleContract[]): Issue[] {
  const own = new Set(
    page.code.flatMap(({ value }) => [...value.matchAll(/title: '([^']+)'/g)].map(([, name]) => name)),
  );
  return page.code
    .filter(({ value }) => value.includes('linter'))
    .flatMap(({ line, value }) =>
      [...value.matchAll(SETTING)].flatMap(({ 1: title = '', 2: options = '', index }) => {
        if (own.has(title)) return [];
        const at = line + value.slice(0, index).split('\n').length;
        const rule = rules.find((one) => one.title === title);
        const issue = (kind: string, message: string, name: string, known: readonly string[]) =>
          contractIssue(page.file, at, kind, message, didYouMean(name, known, FIX));
        const titles = rules.map((one) => one.title);
        if (!rule) return [issue('title', `there is no rule \`${title}\``, title, titles)];
        const names = rule.options.map((one) => one.name);
        return [...options.matchAll(/(?:^|,)\s*(\w+):/g)]
          .filter(([, name = '']) => !names.includes(name))
          .map(([, name = '']) =>
            issue('unknown-option', `\`${title}\` has no option \`${name}\``, name, names),
          );
      }),
    );
}

/**
 * Codes, titles and options of rules exist wherever they are named: in text, tables, printed findings and configs.
 * @param tree a documentation tree
 * @returns a problem per name
 */
export const checkRuleNames: Check = ({ pages, facts }) => {
  const { rules, version } = facts.analyzer.contract;
  if (rules.length === 0) return [];
  const find = (code: string | undefined) => rules.find((rule) => rule.code === code);
  return pages.flatMap((page) => [
    ...settingIssues(page, rules),
    ...page.lines.flatMap((text, index): Issue[] => {
      const line = index + 1;
      const codes = new Set(text.match(RULE_CODE) ?? []);
      const unknown = [...codes].filter((code) => !find(code));
      const printed = [...text.matchAll(PRINTED)].filter(
        ([, code, title]) => find(code) && find(code)?.title.toUpperCase() !== title,
      );
      const [code] = text.startsWith('| ') ? [...(text.split('|')[1]?.match(RULE_CODE) ?? [])] : [];
      const rule = find(code);
      return [
        ...unknown.map((name) =>
          contractIssue(page.file, line, 'unknown-rule', `${version} has no rule ${name}`, FIX),
        ),
        ...printed.map(([whole]) =>
          contractIssue(page.file, line, 'title', `\`${whole}\` mixes two rules`, FIX),
        ),
        ...(rule && codes.size === 1 ? rowIssues(page, line, text, rule) : []),
      ];
    }),
  ]);
};

const TABLE = 'site/ruleBundlers.ts';

/** Line of a row in the table; 1 when it cannot be found. */
function lineOf(projectRoot: string, code: string): number {
  try {
    const lines = readFileSync(path.join(projectRoot, TABLE), 'utf8').split('\n');
    return lines.findIndex((line) => line.trim().startsWith(`${code}:`)) + 1;
  } catch {
    return 1;
  }
}

/**
 * The table of rules and the contract have the same rules. One that only the table has would be left out of every list
 * without a word.
 * @param tree a documentation tree
 * @returns a problem per rule that only one of them has
 */
export const checkRuleRows: Check = ({ facts, projectRoot }) => {
  const { contract, history, ruleRows } = facts.analyzer;
  const issue = (code: string, message: string, fix: string) =>
    contractIssue(TABLE, lineOf(projectRoot, code), 'rule-row', message, fix);
  return [
    ...ruleRows
      .filter((code) => !contract.rules.some((rule) => rule.code === code))
      .map((code) => {
        const fix =
          'contract first: `npm run raise` to a release that has it, see "Add a rule" in CONTRIBUTING.md; or take the row out';
        return issue(code, `${code} has a row, and ${contract.version} has no such rule`, fix);
      }),
    ...contract.rules
      .filter(({ code }) => !ruleRows.includes(code))
      .map(({ code }) => {
        const fix = `add ${code} to RULE_BUNDLERS, and its texts to site/words/rules.ts, site/ruleSignatures.ts, site/ruleNames.ts and site/messages`;
        return issue(code, `${contract.version} has the rule ${code}, and no row`, fix);
      }),
    ...contract.rules
      .filter(({ code, title }) => ruleRows.includes(code) && !history.rules[title])
      .map(({ code, title }) => {
        const message = `no published version is known to have ${code} (\`${title}\`)`;
        return issue(code, message, 'run `npm run contract`');
      }),
  ];
};
