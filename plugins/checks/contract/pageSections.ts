import type { Page } from '../../../packages/doc-checks/types';

/** One line of a table. */
export interface Row {
  readonly line: number;
  /** Cells as written, without the bars. */
  readonly cells: readonly string[];
}

/** A table. */
export interface Table {
  readonly head: Row;
  readonly rows: readonly Row[];
}

/** What stands under one heading, up to the next heading of any depth; the first one stands above all headings. */
export interface Section {
  readonly line: number;
  readonly depth: number;
  readonly id: string;
  /** Text of the heading, and the inline code in it. */
  readonly title: string;
  readonly codes: readonly string[];
  /** Lines of prose, without code blocks. */
  readonly lines: readonly { readonly line: number; readonly text: string }[];
  readonly tables: readonly Table[];
}

const RULE = /^\s*\|?\s*:?-{3,}/;

const toRow = (line: number, text: string): Row => ({
  line,
  cells: text
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|')),
});

function tablesIn(lines: Section['lines']): readonly Table[] {
  return lines.flatMap(({ line, text }, at) => {
    if (at === 0 || !RULE.test(text)) return [];
    const above = lines[at - 1];
    if (!above?.text.includes('|')) return [];
    const after = lines.slice(at + 1);
    const end = after.findIndex((next) => !next.text.trim().startsWith('|'));
    const body = end === -1 ? after : after.slice(0, end);
    return [{ head: toRow(line - 1, above.text), rows: body.map((row) => toRow(row.line, row.text)) }];
  });
}

// Several checks read the sections of the same page.
const known = new WeakMap<Page, readonly Section[]>();

/**
 * Takes a page apart at its headings.
 * @param page a parsed page
 * @returns sections in reading order
 */
export function pageSections(page: Page): readonly Section[] {
  const sections = known.get(page) ?? takeApart(page);
  known.set(page, sections);
  return sections;
}

function takeApart(page: Page): readonly Section[] {
  const inCode = new Set(
    page.code.flatMap(({ line, value, source }) => {
      // Code from a file takes the two lines of its fence, whatever the length of the file.
      const count = source === 'file' ? 2 : value.split('\n').length + 2;
      return Array.from({ length: count }, (_none, index) => line + index);
    }),
  );
  const starts = page.headings.map(({ line, depth, id = '', text }) => ({ line, depth, id, title: text }));
  const all = [{ line: 0, depth: 0, id: '', title: '' }, ...starts];
  return all.map((start, index) => {
    const end = all[index + 1]?.line ?? page.lines.length + 1;
    const lines = page.lines
      .map((text, at) => ({ line: at + 1, text }))
      .filter(({ line }) => line > start.line && line < end && !inCode.has(line));
    const codes = page.inlineCode.filter(({ line }) => line === start.line && line > 0);
    return { ...start, codes: codes.map(({ value }) => value), lines, tables: tablesIn(lines) };
  });
}

/**
 * The whole of a section with the sections below it.
 * @param sections sections of a page
 * @param index which one
 */
export function withSubsections(sections: readonly Section[], index: number): readonly Section[] {
  const own = sections[index];
  if (!own) return [];
  const after = sections.slice(index + 1);
  const end = after.findIndex(({ depth }) => depth <= own.depth);
  return [own, ...(end === -1 ? after : after.slice(0, end))];
}
