import type { ParityKind } from '../../../site/parityExceptions';
import { DEFAULT_LANG, LANGS, type Lang } from '../../../site/languages';
import type { Place, Page, Part } from '../../../packages/doc-checks/types';
import { MONTHS } from '../../../site/words/months';
import { blockText, lineAt } from '../../../packages/doc-checks/blockText';
import { TEXT_KEYS } from '../../../packages/doc-checks/frontmatter';
import { plainLines, readMarks } from '../../authoring/readMarks';

/** Something that only one language has. */
export interface Difference extends Place {
  readonly kind: ParityKind;
  /** The language that has it. */
  readonly lang: Lang;
  /** What it is, short enough for a message and for the list of exceptions. */
  readonly value: string;
  /** What the other language has in its place, for values of many lines. */
  readonly counterpart?: string | undefined;
  /** Line of `counterpart`. */
  readonly counterpartLine?: number | undefined;
}

/** One thing to compare, reduced to the text that must be equal. */
interface Item extends Place {
  readonly value: string;
}

/** One page or fragment in two languages: in the default one, which has every page, and in another. */
export interface Pair {
  readonly first: Page;
  readonly second: Page;
}

/** The file of a pair in a language. */
export const pageIn = ({ first, second }: Pair, lang: Lang): Page => (first.lang === lang ? first : second);

/** The file of a pair in the other language. */
export const otherThan = ({ first, second }: Pair, lang: Lang): Page =>
  first.lang === lang ? second : first;

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** How messages call a language. */
export const langName = (lang: Lang): string => NAMES.of(lang) ?? lang;

/**
 * The language that must have the file, too, which one language has.
 * @returns undefined when all have it that must
 */
export const missingLang = ({ key }: Page, pages: readonly Page[]): Lang | undefined =>
  LANGS.find((lang) => !pages.some((other) => other.lang === lang && other.key === key));

/**
 * Brings the files of the languages together.
 * @returns for each other language, one entry per file that it and the default language have and that could be parsed
 */
export function pairs(pages: readonly Page[]): Pair[] {
  const whole = pages.filter(({ fault }) => !fault);
  return LANGS.filter((lang) => lang !== DEFAULT_LANG).flatMap((lang) =>
    whole
      .filter((page) => page.lang === DEFAULT_LANG)
      .flatMap((first) => {
        const second = whole.find((page) => page.lang === lang && page.key === first.key);
        return second ? [{ first, second }] : [];
      }),
  );
}

/** Sections that both files have; only those can be compared, the heading check reports the others. */
function commonSections({ first, second }: Pair): string[] {
  const ids = new Set(second.headings.map(({ block }) => block.section));
  return ['', ...first.headings.map(({ block }) => block.section).filter((id) => ids.has(id))];
}

/** A picture of the report, which there is in each language: `/images/report/overall-zh-light.webp`. */
const REPORT_PICTURE = new RegExp(`^(/images/report/.+)-(${LANGS.join('|')})-(light|dark)(\\.\\w+)$`);

/**
 * Makes the two languages of one picture alike.
 * @param value address of a picture, or any other value of a page
 * @returns the address without its language when that is the one of the page's pictures; everything else as it is
 */
export function inAnyLang<Value>(value: Value, lang: Lang): Value | string {
  const [, name, own, theme, ending] = (typeof value === 'string' && REPORT_PICTURE.exec(value)) || [];
  return name && own === lang ? `${name}-*-${theme}${ending}` : value;
}

/** Sites whose Chinese pages have a host of their own, by that host. */
const CHINESE_HOSTS: Readonly<Record<string, string>> = {
  'webpack.docschina.org': 'webpack.js.org',
};

/**
 * Makes the two languages of one page of another site alike.
 * @param href address of a link
 * @param lang language of the page that has the link
 * @returns the address of another site without its language; every other address as it is
 */
export function linkInAnyLang(href: string, lang: Lang): string {
  const [, host = '', rest = ''] = /^https:\/\/([^/]+)(.*)$/.exec(href) ?? [];
  if (host === '') return href;
  if (lang === 'zh' && CHINESE_HOSTS[host]) return `https://${CHINESE_HOSTS[host]}${rest}`;
  const langs = [...new Set([DEFAULT_LANG, lang])].join('|');
  return `https://${host}${rest.replace(new RegExp(`^/(?:${langs})(?:-[a-z]+)?(?:/$|(?=/)|$)`, 'i'), '')}`;
}

/** A number in a text. */
interface FoundNumber {
  readonly value: string;
  readonly index: number;
}

/** `March` and `May` are months only beside a day or a year. */
const MONTH = MONTHS.map((name) => (/^Ma/.test(name) ? `(?<=\\d )${name}|${name}(?= \\d)` : name)).join('|');
const NUMBER = new RegExp(`\\d+(?:[.,]\\d+)*|(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, 'gu');

/** Numbers of a text as both languages can have them: without thousands commas, English months as Chinese ones. */
function numbersIn(text: string): FoundNumber[] {
  return [...text.matchAll(NUMBER)].map(({ 0: found, index }) => {
    const month = MONTHS.indexOf(found) + 1;
    return { value: month > 0 ? String(month) : found.replaceAll(',', ''), index };
  });
}

const SLASH = ['js', 'jsx', 'mjs', 'cjs', 'javascript', 'ts', 'tsx', 'mts', 'cts', 'typescript'];
const STYLE = ['css', 'scss', 'less', 'json5', 'jsonc'];
const HASH = [
  'bash',
  'sh',
  'shell',
  'zsh',
  'yaml',
  'yml',
  'toml',
  'ini',
  'dockerfile',
  'powershell',
  'gitignore',
];
const MARKUP = ['html', 'xml', 'svg', 'vue', 'md', 'markdown'];

const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/.source;
const TEMPLATE = /`(?:\\.|[^`\\])*`/.source;

/** Each pattern finds strings first, so that what looks like a comment inside a string stays. */
const PATTERNS: readonly (readonly [languages: readonly string[], pattern: RegExp])[] = [
  [[...SLASH, ...STYLE], new RegExp(`${STRING}|${TEMPLATE}|(?<comment>//[^\\n]*|/\\*[\\s\\S]*?\\*/)`, 'g')],
  [HASH, new RegExp(`${STRING}|(?<comment>(?<=^|\\s)#[^\\n]*)`, 'gm')],
  [MARKUP, /(?<comment><!--[\s\S]*?-->)/g],
  [['mdx'], /(?<comment>\{\/\*[\s\S]*?\*\/\})/g],
];

/**
 * The part of a code block that must be equal in both languages.
 * @param language of the fence; a language without comments (`json`, `text`) is left as it is
 * @returns the code without comments, without the lines and line ends that they leave empty
 */
export function stripComments(code: string, language: string): string {
  const pattern = PATTERNS.find(([languages]) => languages.includes(language.toLowerCase()))?.[1];
  const bare = pattern ? code.replace(pattern, (match, ...rest) => (rest.at(-1).comment ? '' : match)) : code;
  return bare
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** The items whose value the other page lacks, each value once. */
function lonely(own: readonly Item[], others: readonly Item[]): Item[] {
  const known = new Set(others.map(({ value }) => value));
  return own.filter(({ value }) => !known.has(value) && known.add(value));
}

/**
 * Compares the items of each section as sets. Neither their order nor how often one occurs counts: languages put the
 * words of a sentence in another order, and a sentence in one language can need a name twice that the other needs once.
 */
function setDifferences(
  pair: Pair,
  kind: ParityKind,
  itemsOf: (page: Page) => readonly Item[],
  form: 'paired' | 'single' = 'single',
): Difference[] {
  const { first, second } = pair;
  const all = { first: itemsOf(first), second: itemsOf(second) };
  return commonSections(pair).flatMap((section): Difference[] => {
    const own = all.first.filter((item) => item.section === section);
    const others = all.second.filter((item) => item.section === section);
    const [onlyFirst, onlySecond] = [lonely(own, others), lonely(others, own)];
    const couples = form === 'paired' ? Math.min(onlyFirst.length, onlySecond.length) : 0;
    // The second file is named when both have something there: it is the one that follows the other.
    return [
      ...onlyFirst
        .slice(couples)
        .map(({ value, line }): Difference => ({ kind, lang: first.lang, section, value, line })),
      ...onlySecond.map(({ value, line }, at): Difference => {
        const counterpart = at < couples ? onlyFirst[at] : undefined;
        return {
          kind,
          lang: second.lang,
          section,
          value,
          line,
          counterpart: counterpart?.value,
          counterpartLine: counterpart?.line,
        };
      }),
    ];
  });
}

/** Attributes that hold words; all others must be equal. */
const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set([...TEXT_KEYS, 'label', 'caption']);

const codeItems = (page: Page): Item[] =>
  page.code.map(({ language, title, file, skip, pick, formats, words, value, line, section }) => {
    const named = Object.entries({ title, file, skip }).filter(([, text]) => text);
    const asked = Object.entries({ pick, formats }).flatMap(([name, is]) => (is ? [name] : []));
    const head = [language, ...named.map(([name, text]) => `${name}="${text}"`), ...asked, ...words].join(
      ' ',
    );
    const code = plainLines(readMarks(value)).join('\n');
    return { value: `${head}\n${stripComments(code, language)}`, line, section };
  });

/** What a component says beyond its attributes: a reader follows steps in their order, and chooses between tabs. */
function inside(page: Page, part: Part): string {
  const { name, line, end = line } = part;
  if (name === 'Steps') {
    const steps = page.headings.filter((heading) => heading.line > line && heading.line < end);
    return steps.map(({ id }) => ` {#${id ?? ''}}`).join('');
  }
  if (name !== 'Tab') return '';
  const tabs = page.parts.filter((other) => other.name === name && other.section === part.section);
  return ` ${tabs.indexOf(part) + 1}`;
}

const partItems = (page: Page): Item[] =>
  page.parts.map((part) => {
    const { kind, name, attributes, line, section } = part;
    const kept = Object.entries(attributes).filter(([key]) => !TEXT_ATTRIBUTES.has(key));
    const words = kept.map(([key, value]) => ` ${key}="${value}"`).sort();
    const value = kind === 'container' ? `:::${name}` : `<${name}${words.join('')}>${inside(page, part)}`;
    return { value, line, section };
  });

const numberItems = (page: Page): Item[] =>
  page.blocks.flatMap((block) =>
    numbersIn(blockText(block, ['link'])).map(({ value, index }) => ({
      value,
      line: lineAt(block, index),
      section: block.section,
    })),
  );

/**
 * Compares the facts of a section: what it has besides its sentences, as sets.
 * @returns what only one of the two has
 */
export function compareParts(pair: Pair): Difference[] {
  return [
    ...setDifferences(pair, 'code', codeItems, 'paired'),
    ...setDifferences(pair, 'part', partItems, 'paired'),
    ...setDifferences(pair, 'link', ({ links, lang }) =>
      links.map(({ href, line, section }) => ({ value: linkInAnyLang(href, lang), line, section })),
    ),
    ...setDifferences(pair, 'image', ({ images, lang }) =>
      images.map(({ src, line, section }) => ({ value: inAnyLang(src, lang), line, section })),
    ),
    ...setDifferences(pair, 'inline-code', ({ inlineCode }) => inlineCode),
    ...setDifferences(pair, 'number', numberItems),
  ];
}
