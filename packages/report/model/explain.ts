import { groupBy, sum } from './lists';
import type { ReportModel, ReportFinding } from './ReportModel';
import { summarise } from './summarise';

/** Lines of a fix, written as an ES module of Rspack or webpack, or for a terminal. */
export interface FixSnippet {
  readonly lang: string;
  readonly code: string;
}

export interface ReportFix extends FixSnippet {
  /** The file that they belong to; undefined for source code and commands. */
  readonly file?: string | undefined;
}

/** What npm takes as the name of a package; nothing else of a report may stand in lines to run. */
const PACKAGE = /^((?:@[a-z\d][\w.-]{0,100}\/)?[a-z\d][\w.-]{0,100})(?:@|$)/;
const ANY_PACKAGE = 'lodash';
const MODULE = 'export default {\n';
const COMMONJS = 'module.exports = {\n';

const indented = (code: string) => code.replace(/^(?=.)/gm, '    ');

/** The inside of a configuration of Rspack, as Rsbuild hands it on. */
const insideRsbuild = (code: string) =>
  `${MODULE}  tools: {\n    rspack: {\n${indented(code.slice(MODULE.length, code.lastIndexOf('}')))}    },\n  },\n};`;

/**
 * Makes the lines of a fix fit the build that they are for.
 * @param snippet lines as the site has them; `{name}` stands for a package
 * @param packages packages of the finding, as `name@version`; the first that may stand in a command takes the place
 */
function fixFor(
  { lang, code }: FixSnippet,
  { bundler, rsbuild }: ReportModel['build'],
  packages: readonly string[],
): ReportFix {
  const names = packages.map((each) => PACKAGE.exec(each)?.[1]).filter((name) => name !== undefined);
  const lines = code.replaceAll('{name}', names[0] ?? ANY_PACKAGE);
  if (lang === 'json') return { lang, code: lines, file: 'package.json' };
  const isModule = lines.startsWith(MODULE);
  if (lang !== 'js' || (!isModule && !lines.includes(COMMONJS))) return { lang, code: lines };
  if (bundler === 'webpack') {
    return {
      lang,
      code: isModule ? COMMONJS + lines.slice(MODULE.length) : lines,
      file: 'webpack.config.cjs',
    };
  }
  if (rsbuild && isModule) return { lang, code: insideRsbuild(lines), file: 'rsbuild.config.mjs' };
  return { lang, code: lines, file: isModule ? 'rspack.config.mjs' : 'rspack.config.cjs' };
}

/** What a site knows of a rule, in one language. */
export interface RuleWords {
  readonly title: string;
  readonly means: string;
  readonly fix: string;
  readonly page: string;
  readonly snippet?: FixSnippet | undefined;
}

export interface ExplainedRule {
  readonly code: string;
  /** Title of the rule; that of the findings when the rule is not known: of a newer version, or the reader's own. */
  readonly title: string;
  readonly words?: RuleWords | undefined;
  /** Dearest first. */
  readonly findings: readonly ReportFinding[];
  readonly bytes?: number | undefined;
  readonly ms?: number | undefined;
  /** The larger of the two as part of the whole output and the whole build, from 0 to 1: what the order goes by. */
  readonly share: number;
  readonly modules: readonly string[];
  readonly packages: readonly string[];
  readonly fix?: ReportFix | undefined;
}

const total = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? sum(known) : undefined;
};

const part = (value: number | undefined, whole: number) =>
  value === undefined || whole <= 0 ? 0 : Math.min(1, value / whole);

const cost = ({ bytes = 0, ms = 0 }: ReportFinding) => bytes + ms;

/**
 * Groups the findings of a report by rule, those first that cost the largest part of the output or of the build; rules that
 * are not about bytes or time come last.
 */
export function explain(
  report: ReportModel,
  wordsOf: (code: string) => RuleWords | undefined,
): readonly ExplainedRule[] {
  const { bytes: allBytes, buildMs } = summarise(report);
  // Rules of the reader's own have one code and are told apart by their titles.
  const groups = groupBy(report.findings, ({ code, title }) =>
    code === 'EXTEND' ? `EXTEND ${title}` : code,
  );
  return [...groups.values()]
    .map((found): ExplainedRule => {
      const [{ code, title } = { code: '', title: '' }] = found;
      const words = wordsOf(code);
      const bytes = total(found.map((finding) => finding.bytes));
      const ms = total(found.map((finding) => finding.ms));
      const packages = [...new Set(found.flatMap((finding) => finding.packages))];
      return {
        code,
        title: code === 'EXTEND' || !words ? title : words.title,
        words,
        findings: [...found].sort((a, b) => cost(b) - cost(a)),
        bytes,
        ms,
        share: Math.max(part(bytes, allBytes), part(ms, buildMs)),
        modules: [...new Set(found.flatMap((finding) => finding.modules))],
        packages,
        fix: words?.snippet && fixFor(words.snippet, report.build, packages),
      };
    })
    .sort((a, b) => b.share - a.share || (b.bytes ?? -1) - (a.bytes ?? -1) || (a.code < b.code ? -1 : 1));
}
