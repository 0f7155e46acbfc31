import type { Issue } from '../types';
import type { IsChanged } from './changedLines';

const nameOf = ({ file, line, rule, message }: Issue): string => `${file}:${line} ${rule} ${message}`;

/** What a message quotes: code, ids and components. */
const quoted = (message: string): string[] =>
  [...message.matchAll(/`([^`]+)`|\{#([^}]+)\}|<(\w+)>/g)].flatMap((found) => found.slice(1).filter(Boolean));

/** Whether another gate says of the same line what the difference comes from. */
const isExplained = (issue: Issue, others: readonly Issue[]): boolean =>
  others.some(
    ({ file, line, message }) =>
      file === issue.file &&
      line === issue.line &&
      quoted(message).some(
        (text) => text.includes(issue.differs?.value ?? text) || issue.differs?.value.includes(text),
      ),
  );

/** Whether a link differs only because the heading that it leads to has another id in the other language. */
const followsHeading = ({ rule, differs }: Issue, headings: readonly Issue[]): boolean =>
  rule === 'parity/link' &&
  headings.some((heading) => heading.differs?.value === `{#${differs?.value.split('#')[1] ?? ''}}`);

/** One problem for what two languages have in each other's place: where it was changed, or else in the second. */
function merged(first: Issue, second: Issue, isChanged: IsChanged): Issue {
  const [own, other] =
    isChanged(first.file, first.line) && !isChanged(second.file, second.line)
      ? [first, second]
      : [second, first];
  const message = `\`${own.differs?.value}\` here, \`${other.differs?.value}\` in ${other.file}:${other.line}`;
  return { ...own, message };
}

/** A difference that is reported in one file, in the one that was changed. */
const whereChanged = (issue: Issue, isChanged: IsChanged): Issue =>
  issue.counterpart &&
  isChanged(issue.counterpart.file, issue.counterpart.line) &&
  !isChanged(issue.file, issue.line)
    ? { ...issue, ...issue.counterpart }
    : issue;

/** Differences of one section, one of each language side by side. */
function mergeSection(issues: readonly Issue[], others: readonly Issue[], isChanged: IsChanged): Issue[] {
  const files = [...new Set(issues.map(({ file }) => file))].sort();
  const [first = [], second = []] = files.map((name) => issues.filter(({ file }) => file === name));
  return Array.from({ length: Math.max(first.length, second.length) }, (_none, at) => at).flatMap(
    (at): Issue[] => {
      const [one, two] = [first[at], second[at]];
      const both = [one, two].filter((issue) => issue !== undefined);
      if (both.some((issue) => isExplained(issue, others))) return [];
      return one && two ? [merged(one, two, isChanged)] : both;
    },
  );
}

/**
 * Leaves one problem of those that come from the same mistake: what the languages have in each other's place is one
 * difference, and none at all where another gate explains it. It is reported where the author changed something.
 * @param issues problems of all gates
 * @param isChanged whether a line was changed since the last commit
 * @returns each mistake once
 */
export function reportOnce(issues: readonly Issue[], isChanged: IsChanged): Issue[] {
  const all = [...new Map(issues.map((issue) => [nameOf(issue), issue])).values()];
  const others = all.filter(({ differs }) => !differs);
  const headings = all.filter(({ rule }) => rule === 'parity/headings');
  const sections = new Map<string, Issue[]>();
  for (const issue of all.filter((each) => each.differs && !followsHeading(each, headings))) {
    const section = `${issue.rule} ${issue.differs?.section}`;
    sections.set(section, [...(sections.get(section) ?? []), issue]);
  }
  return [
    ...others.map((issue) => whereChanged(issue, isChanged)),
    ...[...sections.values()].flatMap((group) => mergeSection(group, others, isChanged)),
  ];
}
