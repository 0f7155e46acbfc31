import type { Check, Heading, Issue } from '../readPages';
import { DEFAULT_LANG, type Lang } from '../../../site/languages';
import { TEXT_KEYS, frontmatterLeaves } from '../../../packages/doc-checks/frontmatter';
import type { ParityException } from '../../../site/parityExceptions';
import {
  langName,
  missingLang,
  inAnyLang,
  otherThan,
  pairs,
  compareParts,
  pageIn,
  type Pair,
  type Difference,
} from './compareParts';

/**
 * Every page and fragment stands in each language that has every page; the others may lack it.
 * @returns a problem per file without its translation
 */
export const checkSameFiles: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const { file, lang, key, kind } = page;
    const missing = missingLang(page, pages);
    if (missing === undefined) return [];
    return [
      {
        file,
        line: 1,
        rule: 'parity/files',
        message: `this ${kind} has no ${langName(missing)} version`,
        fix: `write ${file.replace(`/${lang}/`, `/${missing}/`)}; \`npm run new:page -- ${key} "Title" "标题"\` makes both files of a new page`,
      },
    ];
  });

/**
 * Both languages have the same frontmatter keys, and the same values where these are no words; pictures of the report
 * are those of the page's language.
 * @returns a problem per key that one language lacks or fills in otherwise
 */
export const checkSameFrontmatter: Check = ({ pages }) =>
  pairs(pages).flatMap((pair) =>
    [pair.first, pair.second].flatMap(({ file, lang, frontmatter }) => {
      const otherPage = otherThan(pair, lang);
      const others = frontmatterLeaves(otherPage.frontmatter);
      return frontmatterLeaves(frontmatter).flatMap(({ path, key, value, line }) => {
        const counterpart = others.find((leaf) => leaf.path === path);
        const isSame = () => inAnyLang(counterpart?.value, otherPage.lang) === inAnyLang(value, lang);
        const equal = counterpart && (TEXT_KEYS.has(key) || isSame());
        // A value that differs is reported once, in the file that follows the other.
        if (equal || (counterpart && lang === DEFAULT_LANG) || path === '') return [];
        const other = langName(otherPage.lang);
        return [
          {
            file,
            line,
            rule: 'parity/frontmatter',
            message: counterpart
              ? `\`${path}\` is ${JSON.stringify(value)} here and ${JSON.stringify(counterpart.value)} in the ${other} page`
              : `the ${other} page has no \`${path}\``,
            fix: 'give both pages the same keys; only texts may differ',
          },
        ];
      });
    }),
  );

/** Level of a heading and where it belongs: its id, and the id of the heading above it in the outline. */
function mark(heading: Heading, headings: readonly Heading[]): string {
  const above = headings.slice(0, headings.indexOf(heading)).findLast(({ depth }) => depth < heading.depth);
  return `${'#'.repeat(heading.depth)} {#${heading.id ?? ''}}${above ? ` below {#${above.id ?? ''}}` : ''}`;
}

/** Headings whose id the other language lacks. */
function lonely(pair: Pair): Issue[] {
  return [pair.first, pair.second].flatMap(({ file, lang, headings }) => {
    const other = otherThan(pair, lang);
    const others = new Set(other.headings.map(({ id }) => id));
    return headings
      .filter(({ id }) => id !== undefined && !others.has(id))
      .map(({ id, line, depth }) => ({
        file,
        line,
        rule: 'parity/headings',
        message: `the ${langName(other.lang)} page has no heading {#${id}}`,
        fix: `write the section there (level ${depth}), or give both headings the same id`,
        differs: { value: `{#${id ?? ''}}`, section: pair.first.key },
      }));
  });
}

/** Headings that have another level or belong to another section in the other language. */
function misplaced({ first: own, second: other }: Pair): Issue[] {
  return other.headings.flatMap((second) => {
    const first = own.headings.find(({ id }) => id === second.id);
    if (!first || second.id === undefined) return [];
    const marks = [mark(first, own.headings), mark(second, other.headings)];
    if (marks[0] === marks[1]) return [];
    const message = `${langName(own.lang)} has ${marks[0]}, ${langName(other.lang)} ${marks[1]}`;
    return [
      {
        file: other.file,
        line: second.line,
        rule: 'parity/headings',
        message,
        fix: 'give both headings the same level, below the same heading',
        counterpart: { file: own.file, line: first.line, message },
      },
    ];
  });
}

/**
 * Both languages have the same headings, each with the same level and below the same one. Their order is free, but for
 * steps: `checkSameParts` compares these.
 * @returns headings that one language lacks; where none lacks, those that stand elsewhere in the outline
 */
export const checkSameHeadings: Check = ({ pages }) =>
  pairs(pages).flatMap((pair) => {
    const issues = lonely(pair);
    return issues.length > 0 ? issues : misplaced(pair);
  });

const FIX: Readonly<Record<Difference['kind'], string>> = {
  code: 'make the blocks equal; only comments may differ',
  part: 'put the same containers and components into the section, with the same steps and as many tabs',
  link: 'link to the same page in both languages, without language prefix',
  image: 'show the same picture in both languages',
  'inline-code': 'put it into backticks in both languages or in neither',
  number: 'write it in digits in both languages or in neither',
};

/** Exceptions name a code block by its first line. */
const shortValue = ({ kind, value }: Difference): string =>
  kind === 'code' ? (value.split('\n')[1] ?? value) : value;

/** The first line at which two values part. */
function firstPart(value: string, counterpart: string): readonly [here: string, there: string] {
  const [here, there] = [value.split('\n'), counterpart.split('\n')];
  const at = here.findIndex((line, index) => line !== there[index]);
  return at < 0 ? ['(end)', there[here.length] ?? ''] : [here[at] ?? '', there[at] ?? '(end)'];
}

function message(difference: Difference, other: Lang): string {
  const { kind, section, value, counterpart } = difference;
  const where = section ? `section #${section}` : 'part above the first heading';
  const there = `in the ${where} of the ${langName(other)} page`;
  if (counterpart !== undefined) {
    const [own, theirs] = firstPart(value, counterpart);
    return `\`${own}\` here, \`${theirs}\` ${there}`;
  }
  const name = kind === 'code' ? `the block that begins with \`${shortValue(difference)}\`` : `\`${value}\``;
  return `${name} is missing ${there}`;
}

function toIssue(difference: Difference, pair: Pair): Issue {
  const { kind, lang, line, counterpart, counterpartLine, value } = difference;
  const other = otherThan(pair, lang);
  return {
    file: pageIn(pair, lang).file,
    line,
    rule: `parity/${kind}`,
    message: message(difference, other.lang),
    fix: `${FIX[kind]}, or add an exception with its reason to site/parityExceptions.ts`,
    ...(counterpart !== undefined &&
      counterpartLine !== undefined && {
        counterpart: {
          file: other.file,
          line: counterpartLine,
          message: message({ ...difference, lang: other.lang, value: counterpart, counterpart: value }, lang),
        },
      }),
    ...(counterpart === undefined && {
      differs: { value: shortValue(difference), section: `${pair.first.key}#${difference.section}` },
    }),
  };
}

const covers = (exception: ParityException, difference: Difference, key: string): boolean =>
  exception.file === key &&
  exception.section === difference.section &&
  exception.kind === difference.kind &&
  exception.value === shortValue(difference);

/**
 * Both languages have the same code, links, images, parts, inline code and numbers, section by section and as sets:
 * a Chinese sentence need not mirror the English one.
 * @returns each difference that no exception explains, and each exception that explains nothing
 */
export const checkSameParts: Check = ({ pages, facts }) => {
  const needed = new Set<ParityException>();
  const issues = pairs(pages).flatMap((pair) =>
    compareParts(pair)
      .filter((difference) => {
        const exception = facts.parityExceptions.find((entry) => covers(entry, difference, pair.first.key));
        if (exception) needed.add(exception);
        return !exception;
      })
      .map((difference) => toIssue(difference, pair)),
  );
  const unneeded = facts.parityExceptions.filter((exception) => !needed.has(exception));
  return [
    ...issues,
    ...unneeded.map(({ file, section, kind, value }) => ({
      file: 'site/parityExceptions.ts',
      line: 1,
      rule: 'parity/exception',
      message: `the exception for ${kind} \`${value}\` in ${file}#${section} is not needed: the pages agree`,
      fix: 'remove it',
    })),
  ];
};
