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
import { LANGS } from '../../site/languages';
import { ruleWords } from '../../site/messages/messages';
import { REPORT_MARKDOWN_WORDS } from '../../site/words/reportMarkdown';
import { REPORT_VIEW_WORDS } from '../../site/words/reportView';

import { blindLimit, passedLimits, readCondition } from './passedLimits';
import { readPlace } from './readPlace';

/** How the command is used. */
const USAGE = [
  "Usage: node explain.mjs <report> [--compare <baseline>] [--json | --markdown] [--fail-on 'growth>10kB'] [--lang en]",
  '',
  '<report> is rsdoctor-data.json, rsdoctor-report.html, a folder with manifest.json, or a zip or gzip of one of them.',
  'Where there are several reports, their paths are listed: pass one of them.',
  '--fail-on <what><sign><limit> may be repeated; the sign is > or >=.',
  '  size, js, initial            bytes of all files, of scripts, of scripts that load at start: 500kB, 2MB',
  '  findings, duplicates, E1001  how many',
  '  growth, js-growth, initial-growth, new-findings   with --compare; growth in bytes or per cent: 10kB, 5%',
  '',
  'Exit codes: 0 fine, 1 a limit of --fail-on is passed, 2 wrong usage, 3 a report cannot be read.',
].join('\n');

/** Throws an error that says what is wrong, and what there is. */
function readArgs(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      compare: { type: 'string' },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      'fail-on': { type: 'string', multiple: true, default: [] },
      lang: { type: 'string', default: 'en' },
    },
    allowPositionals: true,
  });
  const [report, ...rest] = positionals;
  if (report === undefined || rest.length > 0) throw new Error('Name one report.');
  if (values.json && values.markdown) throw new Error('Choose --json or --markdown.');
  const lang = LANGS.find((each) => each === values.lang);
  if (!lang) throw new Error(`There is no language "${values.lang}". There are: ${LANGS.join(', ')}.`);
  const conditions = values['fail-on'].map(readCondition);
  const needy = conditions.find(({ needsBaseline }) => needsBaseline);
  if (needy && values.compare === undefined) throw new Error(`"${needy.text}" needs --compare.`);
  const output = values.json
    ? ('json' as const)
    : values.markdown
      ? ('markdown' as const)
      : ('text' as const);
  return { report, compare: values.compare, output, conditions, lang };
}

/** What the command prints, and how it ends. */
interface ExplainResult {
  readonly out: string;
  readonly error: string;
  /** 0 fine, 1 a limit is passed, 2 wrong usage, 3 a report cannot be read. */
  readonly code: 0 | 1 | 2 | 3;
}

/** Text of strangers in a terminal: nothing in it may move the cursor. */
const plain = (text: string) => text.replace(/[^\P{Control}\n]/gu, ' ');

/** Runs `npm run explain` with the arguments behind its name. */
export async function explainReport(args: readonly string[]): Promise<ExplainResult> {
  let asked: ReturnType<typeof readArgs>;
  try {
    asked = readArgs(args);
  } catch (error) {
    return { out: '', error: `${(error as Error).message}\n\n${USAGE}\n`, code: 2 };
  }
  const { lang, output, conditions } = asked;
  try {
    const report = await readPlace(asked.report);
    const baseline = asked.compare === undefined ? undefined : await readPlace(asked.compare);
    const comparison = baseline && compare(baseline, report);
    const rules = explain(report, (code) => ruleWords(code, lang));
    const options: MarkdownOptions = { say: (word) => REPORT_MARKDOWN_WORDS[word][lang], base: '' };
    const texts = {
      json: () => `${JSON.stringify(reportJson(report, rules, comparison), null, 2)}\n`,
      markdown: () =>
        [
          reportMarkdown(report, rules, options),
          ...(comparison ? [comparisonMarkdown(comparison, options)] : []),
        ].join('\n'),
      text: () =>
        plain(
          [
            report.build.name || options.say('nameless'),
            ...summaryRows(summarise(report), unknownParts(report), options.say).map(
              ([name, value]) => `  ${name}: ${value}`,
            ),
            ...rules.flatMap((rule) => [
              '',
              `${rule.code} ${rule.title} (${[rule.findings.length, costText(rule)].filter(Boolean).join(', ')})`,
              ...rule.findings
                .slice(0, 5)
                .map(({ description }) => `  ${description.replaceAll('\n', '\n  ')}`),
              ...(rule.words ? [`  → ${rule.words.fix} ${rule.words.page}`] : []),
            ]),
            '',
            ...(comparison ? [comparisonMarkdown(comparison, options)] : []),
          ].join('\n'),
        ),
    };
    const blind = blindLimit(conditions, new Set(comparison?.unknown ?? unknownParts(report)));
    if (blind) return { out: '', error: `${blind.text}: the report doesn't say this number\n`, code: 3 };
    const passed = passedLimits(conditions, report, comparison);
    return {
      out: texts[output](),
      error: plain(
        [
          ...[report, baseline]
            .flatMap((each) => each?.skipped ?? [])
            .map((each) => `${faultText(each, (text) => text[lang])}\n`),
          ...passed.map(({ condition: { text }, value }) => `${text}: it is ${Number(value.toFixed(2))}\n`),
        ].join(''),
      ),
      code: passed.length > 0 ? 1 : 0,
    };
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    const lines = [
      faultText(error, (text) => text[lang]),
      ...(STATS_COMMANDS[error.fault]?.split('\n') ?? []).map((line) => `  ${line}`),
      ...(error.fault !== 'several' && error.choices.length > 0 ? [REPORT_VIEW_WORDS.choices[lang]] : []),
      ...error.choices.map((each) => `  ${each}`),
    ];
    return { out: '', error: plain(`${lines.join('\n')}\n`), code: 3 };
  }
}
