import { escapeRegExp } from '../../lib/text/escapeRegExp';

/** A page and those of its lines that the change touches, with the reason. */
export interface Touched {
  readonly file: string;
  readonly lines: readonly number[];
  readonly why: string;
}

/** A page as its author wrote it. */
export interface WrittenPage {
  readonly file: string;
  readonly text: string;
}

const MARK = /(?<!\$)\{(?:version|range)[\w.-]*\}/;

/** A name on its own: not part of a longer one. */
const alone = (name: string): RegExp => new RegExp(`(?<![\\w.-])${escapeRegExp(name)}(?![\\w-]|\\.\\w)`);

/**
 * Every page and line that a change of the analyzer touches: lines that name what changed, that type a version which was
 * or is documented, and that show the documented version by a mark.
 * @param pages pages of the site
 * @param names how pages call what changed
 * @param versions versions that were or are documented
 * @returns by page, in the order of the pages
 */
export function touchedLines(
  pages: readonly WrittenPage[],
  names: readonly string[],
  versions: readonly string[],
): readonly Touched[] {
  const reasons: readonly (readonly [why: string, pattern: RegExp])[] = [
    ...[...new Set(names)].map((name) => [`names ${name}, which changed`, alone(name)] as const),
    ...[...new Set(versions)].map((version) => [`types ${version}`, alone(version)] as const),
    ['shows the version', MARK],
  ];
  return pages.flatMap(({ file, text }) => {
    const written = text.split('\n');
    return reasons.flatMap(([why, pattern]): Touched[] => {
      const lines = written.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
      return lines.length > 0 ? [{ file, lines, why }] : [];
    });
  });
}
