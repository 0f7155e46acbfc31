import { DEFAULT_LANG, LANGS, type Lang } from '../../site/languages';
import { monthNames } from '../../lib/text/strings';
import { blockText, lineAt } from '../../packages/doc-checks/blockText';
import { TEXT_KEYS, frontmatterLeaves } from '../../packages/doc-checks/frontmatter';
import { issueAt } from '../../packages/doc-checks/report';
import { plainLines, readMarks } from '../authoring/readMarks';
import {
  pageCheck,
  type Check,
  type CodeBlock,
  type Issue,
  type Page,
  type Part,
  type Place,
} from './readPages';

/** One page or fragment in two languages: in the default one, which has every page, and in another. */
type Pair = readonly [first: Page, second: Page];

function pairs(pages: readonly Page[]): Pair[] {
  const whole = pages.filter(({ fault }) => !fault);
  return whole.flatMap((second) => {
    if (second.lang === DEFAULT_LANG) return [];
    const first = whole.find(({ lang, key }) => lang === DEFAULT_LANG && key === second.key);
    return first ? [[first, second] as const] : [];
  });
}

/** Every page and fragment stands in each language. */
export const checkSameFiles = pageCheck(({ file, lang, key, kind }, { pages }) => {
  const missing = LANGS.find((each) => !pages.some((other) => other.lang === each && other.key === key));
  if (missing === undefined) return [];
  const message = `this ${kind} has no version in \`${missing}\``;
  const fix = `write ${file.replace(`/${lang}/`, `/${missing}/`)}; \`npm run new:page -- ${key} "Title" "标题"\` makes both files of a new page`;
  return [[1, 'parity/files', message, fix]];
});

/** A picture of the report, which there is in each language: `/images/report/overall-zh-light.webp`. */
const REPORT_PICTURE = new RegExp(`^(/images/report/.+)-(${LANGS.join('|')})-(light|dark)(\\.\\w+)$`);

/** Without the language of its page, for a picture of a report. */
function inAnyLang(value: unknown, lang: Lang): unknown {
  const [, name, own, theme, ending] = (typeof value === 'string' && REPORT_PICTURE.exec(value)) || [];
  return name && own === lang ? `${name}-*-${theme}${ending}` : value;
}

/** One thing to compare, by the text that must be equal. */
interface Item extends Place {
  readonly value: string;
}

function lonely(own: readonly Item[], others: readonly Item[]): Item[] {
  const known = new Set(others.map(({ value }) => value));
  return own.filter(({ value }) => !known.has(value) && known.add(value));
}

function firstPart(value: string, counterpart: string): readonly [here: string, there: string] {
  const [here, there] = [value.split('\n'), counterpart.split('\n')];
  const at = here.findIndex((line, index) => line !== there[index]);
  return at < 0 ? ['(end)', there[here.length] ?? ''] : [here[at] ?? '', there[at] ?? '(end)'];
}

/** How a value is called: a code block by its first line. */
const shortValue = ({ value }: Item): string => value.split('\n')[1] ?? value;

/** The difference of one section: what both have in each other's place is one problem, in the file that follows. */
function sectionIssues(
  [first, second]: Pair,
  own: readonly Item[],
  others: readonly Item[],
  rule: string,
  fix: string,
): Issue[] {
  const missing = (item: Item, page: Page, other: Page): Issue => {
    const where = item.section ? `the section #${item.section} of ` : '';
    const block = item.value.includes('\n') ? 'the block that begins with ' : '';
    const message = `${block}\`${shortValue(item)}\` is missing in ${where}${other.file}`;
    return issueAt(page.file, item.line, rule, message, fix);
  };
  const swapped = own.slice(0, others.length).map((one, at): Issue => {
    const two = others[at] ?? one;
    const [here, there] = firstPart(two.value, one.value);
    const message = `\`${here}\` here, \`${there}\` in ${first.file}:${one.line}`;
    return issueAt(second.file, two.line, rule, message, fix);
  });
  return [
    ...swapped,
    ...own.slice(others.length).map((item) => missing(item, first, second)),
    ...others.slice(own.length).map((item) => missing(item, second, first)),
  ];
}

/** In any order, each below its heading: facts may stand in another order in the other language. */
const headingItems = ({ headings }: Page): Item[] =>
  headings.flatMap(({ depth, id, line }, at) => {
    const above = headings.slice(0, at).findLast((one) => one.depth < depth);
    const value = `${'#'.repeat(depth)} {#${id}}${above ? ` below {#${above.id ?? ''}}` : ''}`;
    return id === undefined ? [] : [{ value, line, section: '' }];
  });

/** Keys, with their values where these are no words. */
const frontmatterItems = ({ frontmatter, lang }: Page): Item[] =>
  frontmatterLeaves(frontmatter).flatMap(({ path, key, value, line }) => {
    const text = TEXT_KEYS.has(key) ? '' : `: ${JSON.stringify(inAnyLang(value, lang))}`;
    return path === '' ? [] : [{ value: `${path}${text}`, line, section: '' }];
  });

const CHINESE_HOSTS: Readonly<Record<string, string>> = {
  'webpack.docschina.org': 'webpack.js.org',
};

function linkInAnyLang(href: string, lang: Lang): string {
  const [, host = '', rest = ''] = /^https:\/\/([^/]+)(.*)$/.exec(href) ?? [];
  if (host === '') return href;
  if (lang === 'zh' && CHINESE_HOSTS[host]) return `https://${CHINESE_HOSTS[host]}${rest}`;
  const langs = [...new Set([DEFAULT_LANG, lang])].join('|');
  return `https://${host}${rest.replace(new RegExp(`^/(?:${langs})(?:-[a-z]+)?(?:/$|(?=/)|$)`, 'i'), '')}`;
}

/** `March` and `May` are months only beside a day or a year. */
const MONTHS = monthNames();
const MONTH = MONTHS.map((name) => (/^Ma/.test(name) ? `(?<=\\d )${name}|${name}(?= \\d)` : name)).join('|');
const NUMBER = new RegExp(`\\d+(?:[.,]\\d+)*|(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, 'gu');

/** Numbers as both languages can have them: without thousands commas, English months as Chinese ones. */
const numberItems = ({ blocks }: Page): Item[] =>
  blocks.flatMap((block) =>
    [...blockText(block, ['link']).matchAll(NUMBER)].map(({ 0: found, index }) => {
      const month = MONTHS.indexOf(found) + 1;
      const value = month > 0 ? String(month) : found.replaceAll(',', '');
      return { value, line: lineAt(block, index), section: block.section };
    }),
  );

/** In every language of a sample; what looks like one in both pages is left out of both. */
const COMMENT = /(?<=^[-+ ]?|\s)(?:\/\/|#).*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/gm;

/** Without comments and what they leave empty. */
const withoutComments = (code: string): string =>
  code
    .replace(COMMENT, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');

function codeItem(block: CodeBlock): Item {
  const { language, title, file, skip, pick, formats, words, value, line, section } = block;
  const asked = [pick && 'pick', formats && 'formats', ...words];
  const head = [language, title, file, skip, ...asked].filter(Boolean).join(' ');
  const code = withoutComments(plainLines(readMarks(value)).join('\n'));
  return { value: `${head}\n${code}`, line, section };
}

/** A reader follows steps in their order, and chooses between tabs. */
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

const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set([...TEXT_KEYS, 'label', 'caption']);

function partItem(page: Page, part: Part): Item {
  const { kind, name, attributes, line, section } = part;
  const kept = Object.entries(attributes).filter(([key]) => !TEXT_ATTRIBUTES.has(key));
  const words = kept.map(([key, value]) => ` ${key}="${value}"`).sort();
  return {
    value: kind === 'container' ? `:::${name}` : `<${name}${words.join('')}>${inside(page, part)}`,
    line,
    section,
  };
}

/** What is compared, and how a difference is mended. */
const KINDS: Readonly<Record<string, readonly [items: (page: Page) => Item[], fix: string]>> = {
  frontmatter: [frontmatterItems, 'give both pages the same keys; only texts may differ'],
  heading: [headingItems, 'give both pages the same headings: ids, levels, and the one above'],
  code: [({ code }) => code.map(codeItem), 'make the blocks equal; only comments may differ'],
  part: [
    (page) => page.parts.map((part) => partItem(page, part)),
    'put the same containers and components into the section, with the same steps and as many tabs',
  ],
  link: [
    ({ links, lang }) => links.map((link) => ({ ...link, value: linkInAnyLang(link.href, lang) })),
    'link to the same page in both languages, without language prefix',
  ],
  image: [
    ({ images, lang }) => images.map((image) => ({ ...image, value: String(inAnyLang(image.src, lang)) })),
    'show the same picture in both languages',
  ],
  'inline-code': [
    ({ inlineCode }) => [...inlineCode],
    'put it into backticks in both languages or in neither',
  ],
  number: [numberItems, 'write it in digits in both languages or in neither'],
};

/**
 * Both languages have the same frontmatter, headings, code, links, images, parts, inline code and numbers, section by section
 * and as sets: a Chinese sentence can need a name twice that the English one needs once. Sections of one page only are told as
 * headings.
 */
export const checkSameContent: Check = ({ pages }) =>
  pairs(pages).flatMap((pair) => {
    const [first, second] = pair;
    const ids = new Set(second.headings.map(({ block }) => block.section));
    const sections = ['', ...first.headings.map(({ block }) => block.section).filter((id) => ids.has(id))];
    return Object.entries(KINDS).flatMap(([kind, [itemsOf, fix]]) => {
      const [own, others] = [itemsOf(first), itemsOf(second)];
      return sections.flatMap((section) => {
        const here = own.filter((item) => item.section === section);
        const there = others.filter((item) => item.section === section);
        return sectionIssues(pair, lonely(here, there), lonely(there, here), `parity/${kind}`, fix);
      });
    });
  });
