import { parseArgs } from 'node:util';
import {
  compare,
  comparisonMarkdown,
  costText,
  explain,
  ReportError,
  reportJson,
  reportMarkdown,
  summarise,
  summaryRows,
  unknownParts,
  type MarkdownOptions,
} from '../../packages/report';
import { faultText, STATS_COMMANDS } from '../../components/open-report/reportText';
import { LANGS, type Lang } from '../../site/languages';
import { ruleWords } from '../../site/messages/messages';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import { REPORT_VIEW_WORDS } from '../../site/words/reportView';
import { blindLimit, passedLimits, readCondition } from './passedLimits';
import { readPlace } from './readPlace';

const USAGE = `Usage: node explain.mjs <report> [--compare <baseline>] [--json | --markdown] [--fail-on 'growth>10kB'] [--lang en]

<report> is rsdoctor-data.json, rsdoctor-report.html, a folder with manifest.json, or a zip or gzip of one of them.
Where there are several reports, their paths are listed: pass one of them.
--fail-on <what><sign><limit> may be repeated; the sign is > or >=.
  size, js, initial            bytes of all files, of scripts, of scripts that load at start: 500kB, 2MB
  findings, duplicates, E1001  how many
  growth, js-growth, initial-growth, new-findings   with --compare; growth in bytes or per cent: 10kB, 5%

Exit codes: 0 fine, 1 a limit of --fail-on is passed, 2 wrong usage, 3 a report cannot be read.
`;

function readArgs(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      compare: { type: 'string' },
      json: { type: 'boolean' },
      markdown: { type: 'boolean' },
      'fail-on': { type: 'string', multiple: true, default: [] },
      lang: { type: 'string', default: 'en' },
    },
    allowPositionals: true,
  });
  const [place, ...rest] = positionals;
  if (place === undefined || rest.length > 0) throw new Error('Name one report.');
  if (values.json && values.markdown) throw new Error('Choose --json or --markdown.');
  const lang = LANGS.find((each) => each === values.lang);
  if (!lang) throw new Error(`There is no language "${values.lang}". There are: ${LANGS.join(', ')}.`);
  const conditions = values['fail-on'].map(readCondition);
  const needy = conditions.find(({ needsBaseline }) => needsBaseline);
  if (needy && values.compare === undefined) throw new Error(`"${needy.text}" needs --compare.`);
  return { ...values, place, conditions, lang };
}
type Asked = ReturnType<typeof readArgs>;

/** Text of strangers in a terminal: nothing in it may move the cursor. */
const plain = (lines: readonly string[]) =>
  lines.map((line) => `${line.replace(/[^\P{Control}\n]/gu, ' ')}\n`).join('');

/** Reads what was asked for, and gives what is printed, what is wrong, and whether a limit is passed. */
async function explainPlaces({ place, compare: other, conditions, lang, json, markdown }: Asked) {
  const report = await readPlace(place);
  const baseline = other === undefined ? undefined : await readPlace(other);
  const comparison = baseline && compare(baseline, report);
  const blind = blindLimit(conditions, new Set(comparison?.unknown ?? unknownParts(report)));
  if (blind) return { out: '', error: `${blind.text}: the report doesn't say this number\n`, code: 3 };
  const rules = explain(report, (code) => ruleWords(code, lang));
  const options: MarkdownOptions = { say: (word) => REPORT_MARKDOWN_WORDS[word][lang], base: '' };
  const compared = comparison ? [comparisonMarkdown(comparison, options)] : [];
  const write = (): string => {
    if (json) return `${JSON.stringify(reportJson(report, rules, comparison), null, 2)}\n`;
    if (markdown) return [reportMarkdown(report, rules, options), ...compared].join('\n');
    return plain([
      report.build.name || options.say('nameless'),
      ...summaryRows(summarise(report), unknownParts(report), options.say).map(
        (row) => `  ${row.join(': ')}`,
      ),
      ...rules.flatMap((rule) => [
        '',
        `${rule.code} ${rule.title} (${[rule.findings.length, costText(rule)].filter(Boolean).join(', ')})`,
        ...rule.findings.slice(0, 5).map(({ description }) => `  ${description.replaceAll('\n', '\n  ')}`),
        ...(rule.words ? [`  → ${rule.words.fix} ${rule.words.page}`] : []),
      ]),
      ...compared.flatMap((each) => ['', each]),
    ]);
  };
  const passed = passedLimits(conditions, report, comparison);
  const error = plain([
    ...[report, baseline].flatMap((each) => each?.skipped ?? []).map((each) => wordsOf(each, lang)),
    ...passed.map(({ condition, value }) => `${condition.text}: it is ${Number(value.toFixed(2))}`),
  ]);
  return { out: write(), error, code: passed.length > 0 ? 1 : 0 };
}

const wordsOf = (fault: Parameters<typeof faultText>[0], lang: Lang) =>
  faultText(fault, (text) => text[lang]);

/** A report that cannot be read: why, and what may be passed instead. */
const refusal = (error: ReportError, lang: Lang): string =>
  plain([
    wordsOf(error, lang),
    ...(STATS_COMMANDS[error.fault]?.split('\n') ?? []).map((line) => `  ${line}`),
    ...(error.fault !== 'several' && error.choices.length > 0 ? [REPORT_VIEW_WORDS.choices[lang]] : []),
    ...error.choices.map((each) => `  ${each}`),
  ]);

/**
 * Runs `npm run explain` with the arguments behind its name.
 * @returns what it prints, and its exit code: 0 fine, 1 a limit is passed, 2 wrong usage, 3 a report cannot be read
 */
export async function explainReport(args: readonly string[]) {
  let asked: Asked;
  try {
    asked = readArgs(args);
  } catch (error) {
    return { out: '', error: `${(error as Error).message}\n\n${USAGE}`, code: 2 };
  }
  try {
    return await explainPlaces(asked);
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    return { out: '', error: refusal(error, asked.lang), code: 3 };
  }
}
