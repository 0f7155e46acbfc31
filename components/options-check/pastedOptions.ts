import { LiteralError, objectLiteral } from '../../lib/text/objectLiteral';
import type { PluginName } from '../../site/contract/types';
import type { PastedOptions } from './types';

/** A call of one of the plugin classes, up to the bracket. */
const CALL = /Rsdoctor(Rspack|Webpack)(Multiple)?Plugin\s*(?:<[^<>()]{0,200}>\s*)?\(/g;

/** A config of several compilers has a call for each; more of them in one text are no config. */
const MAX_CALLS = 20;

/** Behind spaces and comments, an object. */
const OBJECT = /^(?:\s|\/\/[^\n]*\n|\/\*[^*]*\*\/)*\{/;

/** Keys and values without the brackets around them. */
const BARE = /^\s*(?:['"]?[\w$.-]+['"]?)\s*:/;

const pluginOf = (bundler: string | undefined, multiple: string | undefined): PluginName =>
  `${bundler === 'Webpack' ? 'webpack' : 'rspack'}${multiple ? '-multiple' : ''}`;

/**
 * Finds the options in what somebody pasted: a config that calls the plugin, an object, or the lines inside of one.
 * @param text of any kind; it is read, and never run
 * @returns the objects, whose offsets are those of the text; none when there is nothing that looks like options
 * @throws LiteralError with the offset where an object cannot be read
 */
export function pastedOptions(text: string): PastedOptions[] {
  const calls = [...text.matchAll(CALL)].slice(0, MAX_CALLS);
  if (calls.length > 0) {
    const objects: PastedOptions[] = [];
    let end = 0;
    for (const { 0: call, 1: bundler, 2: multiple, index } of calls) {
      const start = index + call.length;
      // What is inside of other options has been read with them.
      if (index < end || !OBJECT.test(text.slice(start, start + 2000))) continue;
      const node = objectLiteral(text, start);
      if (node.kind === 'object') end = node.end;
      objects.push({ node, plugin: pluginOf(bundler, multiple) });
    }
    return objects;
  }
  if (BARE.test(text)) return [{ node: bare(text), plugin: undefined }];
  const start = text.indexOf('{');
  return start < 0 ? [] : [{ node: objectLiteral(text, start), plugin: undefined }];
}

/** Lines of an object; the bracket that is put before them takes the place of a character that is not there. */
function bare(text: string): PastedOptions['node'] {
  const closed = `{${text}\n}`;
  try {
    return shifted(objectLiteral(closed));
  } catch (error) {
    if (error instanceof LiteralError) throw new LiteralError(Math.max(0, error.at - 1));
    throw error;
  }
}

/** The same with every offset one less. */
function shifted(node: PastedOptions['node']): PastedOptions['node'] {
  const at = node.at - 1;
  if (node.kind === 'array') return { ...node, at, items: node.items.map(shifted) };
  if (node.kind !== 'object') return { ...node, at };
  const entries = node.entries.map((entry) => ({
    ...entry,
    at: entry.at - 1,
    value: shifted(entry.value),
  }));
  return { ...node, at, entries, end: node.end - 1 };
}
