import type { RuleContract } from '../../../site/contract/types';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue, Page } from '../types';
import { codesIn, sameDefault } from './cellCode';
import { contractIssue } from './contractIssue';

const CODE = /\bE1\d{3}\b/g;
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
      const codes = new Set(text.match(CODE) ?? []);
      const unknown = [...codes].filter((code) => !find(code));
      const printed = [...text.matchAll(PRINTED)].filter(
        ([, code, title]) => find(code) && find(code)?.title.toUpperCase() !== title,
      );
      const [code] = text.startsWith('| ') ? [...(text.split('|')[1]?.match(CODE) ?? [])] : [];
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
