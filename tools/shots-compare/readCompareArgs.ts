import { parseArgs } from 'node:util';
import { LANGS, type Lang } from '../../site/languages';
import { SHOT_THEMES } from '../../site/reportShots';
import { COMPARED_PAGES, type ComparedPage } from './comparedPages';

/** What `npm run shots:compare` shall do. */
export interface CompareArgs {
  /** What to compare with: a branch, a tag or a commit. */
  readonly before: string;
  /** The same; the present tree with its changes when left out. */
  readonly after: string | undefined;
  readonly pages: readonly ComparedPage[];
  readonly langs: readonly Lang[];
  readonly themes: readonly (typeof SHOT_THEMES)[number][];
  /** Widths of the window in px. */
  readonly widths: readonly number[];
  /** Folder of the result. */
  readonly out: string;
}

const USAGE =
  'npm run shots:compare -- main [other-ref] [--pages home,rule] [--langs en] [--themes dark] [--widths 390] [--out folder]';
const PAGES = Object.keys(COMPARED_PAGES) as ComparedPage[];
const WIDTHS = [1440, 390];
/** The widths that the site is made for, in px. */
const [NARROWEST, WIDEST] = [320, 1920];

/** What a list names, in the order of the known ones; all of them when it is left out. */
function named<T extends string>(flag: string, list: string | undefined, known: readonly T[]): readonly T[] {
  if (list === undefined) return known;
  const wanted = list.split(',');
  const stranger = wanted.find((name) => !known.includes(name as T));
  if (stranger !== undefined)
    throw new Error(`--${flag}: there is no "${stranger}", only ${known.join(', ')}.`);
  return known.filter((name) => wanted.includes(name));
}

function widthsOf(list: string | undefined): readonly number[] {
  if (list === undefined) return WIDTHS;
  return [...new Set(list.split(','))].map((text) => {
    const width = /^\d+$/.test(text) ? Number(text) : 0;
    if (width >= NARROWEST && width <= WIDEST) return width;
    throw new Error(`--widths: "${text}" is not a number of px from ${NARROWEST} to ${WIDEST}.`);
  });
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { pages: text, langs: text, themes: text, widths: text, out: text };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`${reason}. Usage: ${USAGE}`, { cause: error });
  }
}

/**
 * Reads the command line of `npm run shots:compare`.
 * @param args what follows `--`
 * @throws Error of one line: what is wrong, and what there is or how it is used
 */
export function readCompareArgs(args: readonly string[]): CompareArgs {
  const { values, positionals } = parse(args);
  const [before, after, ...more] = positionals;
  if (before === undefined || more.length > 0)
    throw new Error(`Name one state of the site, or two. Usage: ${USAGE}`);
  return {
    before,
    after,
    pages: named('pages', values.pages, PAGES),
    langs: named('langs', values.langs, LANGS),
    themes: named('themes', values.themes, SHOT_THEMES),
    widths: widthsOf(values.widths),
    out: values.out ?? 'test-results/shots-compare',
  };
}
