import { changedIn, isSince, sinceText } from '../../../site/contract/sinceText';
import type { OptionContract, Past } from '../../../site/contract/types';
import type { AnalyzerFacts } from '../siteFacts';
import type { Issue, Page } from '../../../packages/doc-checks/types';
import { codesIn } from './cellCode';
import { contractIssue } from './contractIssue';
import type { Section } from './pageSections';
import { sameDefault, sameType } from './sameType';

const TYPE = /^- (?:Type: ?|类型：)`([^`]+)`/;
const DEFAULT = /^- (?:Default: ?|默认值：)(.*)$/;
const SINCE = /^- (?:Since: ?|起始版本：)(.*)$/;
const VERSION = /\d+\.\d+(?:\.\d+)?/g;
/** A default that the package does not hold may be told in words: a random port, the path of the output. */
const NO_VALUE = [undefined, "''"];

const WRITE = 'write what `npm run contract` reads from the package';

/** Versions of a line: the first is the option's own; one behind the name of a part belongs to that part. */
function sinceIssues(text: string, path: string, { history, contract }: AnalyzerFacts): readonly string[] {
  const past = history.options[path];
  const [first] = text.match(VERSION) ?? [];
  if (!past || first === undefined) return [];
  if (!isSince(past, first)) return [`\`${path}\` exists since ${sinceText(past)}, not ${first}`];
  const parts = [...text.matchAll(/`([\w.]+)`[^`\d]*(\d+\.\d+(?:\.\d+)?)/g)].flatMap(
    ([, name = '', version = '']) => {
      const part = history.options[`${path}.${name}`];
      return part && !isSince(part, version)
        ? [`\`${path}.${name}\` exists since ${sinceText(part)}, not ${version}`]
        : [];
    },
  );
  const aboutOthers = codesIn(text).some((code) => contract.environment.some(({ name }) => name === code));
  const related = Object.entries(history.options).flatMap(([name, one]): Past[] =>
    name === path || name.startsWith(`${path}.`) ? [one] : [],
  );
  // A minor version tells of a time ("in 1.0 to 1.2"), an exact one of a change.
  const changes = (text.match(VERSION) ?? []).slice(1).filter((version) => version.split('.').length === 3);
  const wrong = changes.filter((version) => !related.some((one) => changedIn(one, version)));
  return [
    ...parts,
    ...(aboutOthers ? [] : wrong.map((version) => `nothing of \`${path}\` changed in ${version}`)),
  ];
}

function lineIssues(
  text: string,
  option: OptionContract,
  facts: AnalyzerFacts,
): [rule: string, message: string][] {
  const { path } = option;
  const type = TYPE.exec(text)?.[1];
  const value = DEFAULT.exec(text)?.[1];
  const code = value === undefined ? undefined : /^`([^`]+)`/.exec(value)?.[1];
  const since = SINCE.exec(text)?.[1];
  const held = option.default ?? 'undefined';
  const found: [string, string][] = [];
  if (type !== undefined && !sameType(type, option.type)) {
    found.push(['type', `the type of \`${path}\` is \`${option.type}\`, not \`${type}\``]);
  }
  if (code !== undefined && !sameDefault(code, option.default)) {
    found.push(['default', `the default of \`${path}\` is \`${held}\`, not \`${code}\``]);
  }
  if (value !== undefined && code === undefined && !NO_VALUE.includes(option.default)) {
    found.push(['default', `the default of \`${path}\` is \`${held}\`, and the line does not begin with it`]);
  }
  const versions = since === undefined ? [] : sinceIssues(since, path, facts);
  return [...found, ...versions.map((message): [string, string] => ['since', message])];
}

/**
 * The lines "Type", "Default" and "Since" of a section against the package and its past.
 * @param page the options page
 * @param section one of its sections; only those of a single option are read
 * @param facts contract and history
 */
export function optionLines(page: Page, section: Section, facts: AnalyzerFacts): Issue[] {
  const [path = '', ...others] = section.codes;
  const option = facts.contract.options.find((one) => one.path === path);
  if (!option || others.length > 0) return [];
  return section.lines.flatMap(({ line, text }) =>
    lineIssues(text, option, facts).map(([rule, message]) =>
      contractIssue(page.file, line, rule, message, WRITE),
    ),
  );
}
