import { parseArgs } from 'node:util';
import { LANGS, type Lang } from '../../site/languages';
import { readCondition, type FailCondition } from './passedLimits';

/** What `npm run explain` is asked to do. */
export interface ExplainArgs {
  /** A report: a JSON or HTML file, a manifest, an archive, or a folder. */
  readonly report: string;
  /** The baseline. */
  readonly compare?: string | undefined;
  readonly output: 'text' | 'json' | 'markdown';
  readonly conditions: readonly FailCondition[];
  readonly lang: Lang;
}

/** How the command is used. */
export const EXPLAIN_USAGE = [
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

/**
 * Reads the arguments of `npm run explain`.
 * @param args arguments behind the name of the script
 * @throws Error that says what is wrong, and what there is
 */
export function readExplainArgs(args: readonly string[]): ExplainArgs {
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
  const output = values.json ? 'json' : values.markdown ? 'markdown' : 'text';
  return { report, compare: values.compare, output, conditions, lang };
}
