import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import { issueAt } from '../../../packages/doc-checks/report';
import type { RuleContract } from '../../../site/contract/types';
import { LANGS, type Lang } from '../../../site/languages';
import { pageCheck, type AnalyzerFacts, type Check, type Found, type Issue, type Page } from '../readPages';
import {
  codesIn,
  columnOf,
  COLUMNS,
  DESCRIBE,
  found,
  isListed,
  namedRows,
  pageSections,
  sameDefault,
  WRITE_CONTRACT,
  type Section,
} from './pageSections';

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

/** Options in the tables of a section: those with a type and a default. */
const optionRows = ({ section }: RuleSection) =>
  namedRows(section.tables).filter(
    ({ head }) => columnOf(head, COLUMNS.default) > 0 && columnOf(head, COLUMNS.type) > 0,
  );

const unknownOption = (line: number, { code }: RuleContract, name: string): Found =>
  found(line, 'unknown-option', `${code} has no option \`${name}\``);

function missingIssues(
  rule: RuleContract,
  sections: readonly RuleSection[],
  { internals }: AnalyzerFacts,
  lang: Lang,
): Issue[] {
  const { code, title, options } = rule;
  const own = sections.filter((one) => one.rule === rule);
  const [first] = own;
  const ownPage = `docs/${lang}/guide/rules/${code.toLowerCase()}.mdx`;
  if (!first) {
    const fix = 'write its page: "Add a rule" in CONTRIBUTING.md has the steps';
    return [issueAt(ownPage, ...found(1, 'undocumented-rule', `no heading names ${code}`, fix))];
  }
  const { line } = first.section;
  const shown = own.flatMap(({ section }) => section.lines.flatMap(({ text }) => codesIn(text)));
  const named = own.flatMap(optionRows).map(({ name }) => name);
  const missing = options.filter(
    ({ name }) => !named.includes(name) && !isListed(internals.ruleOptions, `${title} ${name}`),
  );
  const faults = missing.map(({ name }) =>
    found(line, 'undocumented-option', `the option \`${name}\` of ${code} is in no table`, DESCRIBE),
  );
  if (!shown.some((text) => text === title || text.startsWith(`'${title}':`)))
    faults.push(found(line, 'title', `no line says that ${code} is \`${title}\``, `say so in ${ownPage}`));
  return faults.map((fault) => issueAt(first.page.file, ...fault));
}

/** Every rule of the installed package has a section with its title and a table of its options; `checkDefaults` holds the defaults. */
export const checkRules: Check = ({ pages, facts: { analyzer } }) =>
  LANGS.flatMap((lang) => {
    const own = pages.filter((page) => page.lang === lang);
    const sections = own.flatMap((page) => ruleSections(page, analyzer.contract.rules));
    if (own.length === 0) return [];
    return [
      ...sections.flatMap((one) =>
        optionRows(one)
          .filter(({ name }) => !one.rule.options.some((option) => option.name === name))
          .map(({ line, name }) => issueAt(one.page.file, ...unknownOption(line, one.rule, name))),
      ),
      ...analyzer.contract.rules.flatMap((rule) => missingIssues(rule, sections, analyzer, lang)),
    ];
  });

const RULE_CODE = /\bE1\d{3}\b/g;
const PRINTED = /\[(E1\d{3}):\w+:([A-Z0-9-]+)\]/g;
/** `'duplicate-package': 'off'` and `'duplicate-package': ['Warn', { … }]` in a config. */
const SETTING = /'([a-z0-9-]+)': \[?'(?:Warn|Error|Ignore|on|off)'/g;
/** `ignore: string[] = []` and `checkVersion: 'major'` in a table. */
const OPTION = /^(\w+)(?:: ([^=]+?))?(?: = (.+))?$/;
const TITLE = /^[a-z]+(?:-[a-z]+)+$/;

function rowFaults(line: number, text: string, rule: RuleContract): Found[] {
  return codesIn(text).flatMap((code): Found[] => {
    if (TITLE.test(code) && code !== rule.title)
      return [found(line, 'title', `${rule.code} is \`${rule.title}\`, not \`${code}\``)];
    const [, name = '', type, value] = OPTION.exec(code) ?? [];
    if (type === undefined && value === undefined) return [];
    const option = rule.options.find((one) => one.name === name);
    if (!option) return [unknownOption(line, rule, name)];
    const given = value ?? (type?.startsWith("'") ? type : undefined);
    if (given === undefined || sameDefault(given, option.default)) return [];
    const meant = option.default ?? 'undefined';
    return [found(line, 'default', `the default of \`${name}\` of ${rule.code} is \`${meant}\``)];
  });
}

/** Rules that the page defines itself are known. */
function settingFaults({ code }: Page, rules: readonly RuleContract[]): Found[] {
  const own = code.flatMap(({ value }) => [...value.matchAll(/title: '([^']+)'/g)].map(([, name]) => name));
  const titles = rules.map(({ title }) => title);
  return code
    .filter(({ value }) => value.includes('linter'))
    .flatMap(({ line, value }) =>
      [...value.matchAll(SETTING)]
        .filter(([, title = '']) => !own.includes(title) && !titles.includes(title))
        .map(({ 1: title = '', index }) => {
          const at = line + value.slice(0, index).split('\n').length;
          const fix = didYouMean(title, titles, WRITE_CONTRACT);
          return found(at, 'title', `there is no rule \`${title}\``, fix);
        }),
    );
}

/** Codes, titles and options of rules exist wherever they are named: in text, tables, printed findings and configs. */
export const checkRuleNames = pageCheck((page, { facts }) => {
  const { rules, version } = facts.analyzer.contract;
  if (rules.length === 0) return [];
  const find = (code: string | undefined) => rules.find((rule) => rule.code === code);
  return [
    ...settingFaults(page, rules),
    ...page.lines.flatMap((text, index) => {
      const line = index + 1;
      const codes = [...new Set(text.match(RULE_CODE))];
      const printed = [...text.matchAll(PRINTED)].filter(
        ([, code, title]) => find(code) && find(code)?.title.toUpperCase() !== title,
      );
      const first = text.startsWith('| ') ? text.split('|')[1]?.match(RULE_CODE)?.[0] : undefined;
      const rule = codes.length === 1 ? find(first) : undefined;
      return [
        ...codes
          .filter((code) => !find(code))
          .map((code) => found(line, 'unknown-rule', `${version} has no rule ${code}`)),
        ...printed.map(([all]) => found(line, 'title', `\`${all}\` mixes two rules`)),
        ...(rule ? rowFaults(line, text, rule) : []),
      ];
    }),
  ];
});

/** The table of rules and the contract have the same rules: one of the table only would be left out of every list. */
export const checkRuleRows: Check = ({ facts }) => {
  const { contract, history, ruleRows } = facts.analyzer;
  const issue = (message: string, fix: string) =>
    issueAt('site/ruleBundlers.ts', ...found(1, 'rule-row', message, fix));
  return [
    ...ruleRows
      .filter((code) => !contract.rules.some((rule) => rule.code === code))
      .map((code) => {
        const fix =
          'contract first: `npm run raise` to a release that has it, see "Add a rule" in CONTRIBUTING.md; or take the row out';
        return issue(`${code} has a row, and ${contract.version} has no such rule`, fix);
      }),
    ...contract.rules.flatMap(({ code, title }) => {
      if (!ruleRows.includes(code)) {
        const fix = `add ${code} to RULE_BUNDLERS, and its texts to site/words/rules.ts, site/ruleSignatures.ts, site/searchFacts.ts and site/messages`;
        return [issue(`${contract.version} has the rule ${code}, and no row`, fix)];
      }
      if (history.rules[title]) return [];
      const message = `no published version is known to have ${code} (\`${title}\`)`;
      return [issue(message, 'run `npm run contract`')];
    }),
  ];
};
