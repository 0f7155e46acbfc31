import { spawnSync } from 'node:child_process';
import type { Issue } from './readPages';

/** Whether somebody has changed a line since the last commit. */
export type IsChanged = (file: string, line: number) => boolean;

/**
 * Asks git which lines of the pages are not as they were committed; only when the first question comes.
 * @returns answers per line; always no where there is no git
 */
export function changedLines(projectRoot: string): IsChanged {
  let known: Map<string, (readonly [first: number, last: number])[]> | undefined;
  const read = (): typeof known => {
    const { stdout } = spawnSync('git', ['diff', '-U0', '--relative', '--no-color', 'HEAD', '--', 'docs'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    return readDiff(stdout ?? '');
  };
  return (file, line) => {
    known ??= read();
    return known?.get(file)?.some(([first, last]) => line >= first && line <= last) ?? false;
  };
}

/** Changed lines of a diff without context. */
export function readDiff(diff: string): Map<string, (readonly [first: number, last: number])[]> {
  const found = new Map<string, (readonly [number, number])[]>();
  let file = '';
  for (const line of diff.split('\n')) {
    const [, name] = /^\+\+\+ b\/(.*)$/.exec(line) ?? [];
    if (name !== undefined) file = name;
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined) continue;
    // Of lines that were only removed, the one above is named.
    const last = Number(first) + Math.max(Number(count), 1) - 1;
    found.set(file, [...(found.get(file) ?? []), [Number(first), last]]);
  }
  return found;
}

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
