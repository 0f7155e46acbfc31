import type { ReportModel } from './ReportModel';

/** Lines of a fix, written as an ES module of Rspack or webpack, or for a terminal. */
export interface FixSnippet {
  readonly lang: string;
  readonly code: string;
}

/** Lines of a fix for one build. */
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
 * @param build what built it
 * @param packages packages of the finding, as `name@version`; the first that may stand in a command takes the place
 */
export function fixFor(
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
