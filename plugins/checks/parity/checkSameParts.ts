import type { Lang } from '../../../site/languages';
import type { ParityException } from '../../../site/parityExceptions';
import type { Check, Issue } from '../types';
import { compareParts } from './compareParts';
import { langName, otherThan, pageIn, pairs, type Pair } from './pairs';
import type { Difference } from './types';

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
 * @param pages a documentation tree
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
