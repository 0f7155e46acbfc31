import { LineCounter, isMap, isNode, isSeq, parseDocument } from 'yaml';
import type { Frontmatter, SyntaxFault } from './types';

const FENCED = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/**
 * Reads the YAML block at the head of a page.
 * @returns the data with the line of each key; the rest of the file with the block's lines left empty; the fault
 *   when the block is no YAML mapping
 */
export function readFrontmatter(source: string): {
  frontmatter: Frontmatter;
  body: string;
  fault?: SyntaxFault;
} {
  const [block = '', yaml = ''] = FENCED.exec(source) ?? [];
  const body = block.replace(/[^\n]/g, '') + source.slice(block.length);
  const nothing = { data: {}, lines: new Map<string, number>() };
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineOf = (offset: number): number => counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    const reason = error.message.replace(/ at line \d[\s\S]*$/, '');
    const fault = { line: lineOf(error.pos[0]), message: `the frontmatter is no YAML: ${reason}` };
    return { frontmatter: nothing, body, fault };
  }
  const data: unknown = document.toJS() ?? {};
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { frontmatter: nothing, body, fault: { line: 2, message: 'the frontmatter is no list of keys' } };
  const lines = new Map<string, number>();
  const walk = (node: unknown, path: string): void => {
    const add = (key: string, at: unknown, value: unknown): void => {
      if (isNode(at) && at.range) lines.set(path + key, lineOf(at.range[0]));
      walk(value, `${path}${key}.`);
    };
    if (isMap(node)) for (const { key, value } of node.items) add(String(key), key, value);
    if (isSeq(node)) node.items.forEach((item, index) => add(String(index), item, item));
  };
  walk(document.contents, '');
  return { frontmatter: { data: { ...data }, lines }, body };
}

/** Frontmatter keys whose text a reader reads. */
export const TEXT_KEYS: ReadonlySet<string> = new Set([
  'description',
  'title',
  'titleSuffix',
  'headline',
  'name',
  'text',
  'tagline',
  'details',
  'about',
  'alt',
]);

interface Leaf {
  readonly path: string;
  readonly key: string;
  readonly value: unknown;
  readonly line: number;
}

/**
 * Every single value of a frontmatter but the words for the search: each language has its own, and nobody reads them.
 * @returns leaves in the order written, lists by number: `hero.actions.0.link`
 */
export function frontmatterLeaves({ data, lines }: Frontmatter): Leaf[] {
  const walk = (value: unknown, path: string, key: string): Leaf[] => {
    if (typeof value !== 'object' || value === null) {
      return [{ path, key, value, line: lines.get(path) ?? 1 }];
    }
    return Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
      walk(child, path ? `${path}.${name}` : name, Array.isArray(value) ? key : name),
    );
  };
  const { search, ...read } = data;
  return walk(typeof search === 'object' ? read : data, '', '');
}
