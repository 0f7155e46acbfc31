import type { ContainerFault } from './types';

/** Lines above which a paragraph ends. */
const ENDS_BEFORE = /^\s*(?:#{1,6}\s|`{3}|~{3}|$)/;
/** Lists, tables and quotes swallow a line that follows them at once. */
const SWALLOWS = /^\s*(?:[-*+]\s|\d+[.)]\s|\||>)/;

const indent = (line: string): number => line.length - line.trimStart().length;

/** Lines after which a paragraph begins; a component's tag stands alone. */
const BEGINS_AFTER = /^\s*(?:#{1,6}\s|`{3}|~{3}|<|$)/;

/** Whether the closing line of a container ends a paragraph, as the host needs it. */
const closesWell = (block: string, closing: string, next: string): boolean =>
  !SWALLOWS.test(block) && (block === '' || indent(block) <= indent(closing)) && ENDS_BEFORE.test(next);

/** An opening `:::type Title` line. */
interface ContainerLine {
  readonly line: number;
  readonly name: string;
  readonly title: string;
  fault?: ContainerFault;
}

const FENCE = /^[\s>]*(`{3,}|~{3,})(.*)$/;
const HEADING_ID = /^(#{1,6}\s.*?)\s*\\?\{#([^}]*)\}\s*$/;
const OPENING = /^\s*:::\s*(\w+)\s*(.*?)\s*$/;
const CLOSING = /^\s*:::\s*$/;
const ATTRIBUTE_TITLE = /^\{\s*title=["']?(.*?)["']?\s*\}$/;

/**
 * Takes apart what is Rspress's and not Markdown's: heading ids and `:::` containers. Fenced code stays untouched.
 * @returns `text` for the parser, with as many lines: containers are empty, headings without ids; explicit `ids` by line; `containers`
 */
export function scanLines(source: string) {
  const ids = new Map<number, string>();
  const containers: ContainerLine[] = [];
  const open: ContainerLine[] = [];
  let fence = '';
  let block = '';
  const all = source.split('\n');
  const lines = all.map((text, index) => {
    const line = index + 1;
    const [, marks = '', info = ''] = FENCE.exec(text) ?? [];
    if (fence) {
      if (marks.startsWith(fence) && info.trim() === '') fence = '';
      block = '';
      return text;
    }
    if (marks) {
      fence = marks;
      return text;
    }
    const [, title, id] = HEADING_ID.exec(text) ?? [];
    if (title !== undefined && id !== undefined) {
      ids.set(line, id);
      block = '';
      return title;
    }
    if (CLOSING.test(text)) {
      const opened = open.pop();
      if (opened && !closesWell(block, text, all[index + 1] ?? ''))
        opened.fault ??= 'no blank line around its end';
      block = '';
      return '';
    }
    const [, name, rest = ''] = OPENING.exec(text) ?? [];
    if (name !== undefined) {
      const container: ContainerLine = { line, name, title: ATTRIBUTE_TITLE.exec(rest)?.[1] ?? rest };
      if (!BEGINS_AFTER.test(all[index - 1] ?? '')) container.fault = 'no blank line above';
      open.push(container);
      containers.push(container);
      block = '';
      return '';
    }
    if (text.trim() === '') block = '';
    else block ||= text;
    return text;
  });
  for (const container of open) container.fault = 'not closed';
  return { text: lines.join('\n'), ids, containers };
}
