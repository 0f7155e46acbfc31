import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { Node } from 'unist';
import type { RspressPlugin } from '@rspress/core';
import { DEFAULT_LANG, LANGS, type Lang } from '../../site/languages';
import { GLOSSARY_PATH, localePath } from '../../site/routes';
import { fillVersions } from '../shared/fillVersions';

const INLINE_LINK = /\[([^\]]*)\]\([^)]*\)/g;
const MARKS = /[`*]+/g;
const END = /^.*?(?:[.!?](?=\s|$)|[。！？])/s;

/**
 * The first sentence of a Markdown paragraph as plain text.
 * @returns text without links, code marks and emphasis; the whole paragraph when no sentence ends in it
 */
export function firstSentence(markdown: string): string {
  const text = markdown.replace(INLINE_LINK, '$1').replace(MARKS, '').replace(/\s+/g, ' ').trim();
  return END.exec(text)?.[0] ?? text;
}

const ENTRY = /^### .*\{#([\w-]+)\}\s*\n+([^\n#][^\n]*(?:\n[^\n]+)*)/gm;

/**
 * Reads the definitions of the terms page.
 * @returns id → first sentence of the definition, as plain text
 */
export function parseGlossary(markdown: string): Map<string, string> {
  const entries = [...markdown.matchAll(ENTRY)].map(
    ([, id = '', paragraph = '']) => [id, firstSentence(paragraph)] as const,
  );
  return new Map(entries);
}

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: unknown;
}

interface Element extends Node {
  name?: string | null;
  attributes: Attribute[];
}

/** The part of a VFile that is needed here. */
interface MarkdownFile {
  readonly path?: string;
  fail: (reason: string, place?: Node) => never;
}

const isTerm = (node: Node): node is Element => 'name' in node && node.name === 'Term';

/**
 * Gives each `<Term id="…">` of a page its definition and address from the terms page of the same language, so that a
 * definition has one home and the page carries only those it uses.
 */
function remarkTerms({ docsRoot }: { docsRoot: string }) {
  return (tree: Node, file: MarkdownFile) => {
    const lang: Lang =
      LANGS.find((each) => file.path?.startsWith(path.join(docsRoot, each) + path.sep)) ?? DEFAULT_LANG;
    let glossary: Map<string, string> | undefined;
    visit(tree, isTerm, (node: Element) => {
      glossary ??= parseGlossary(
        fillVersions(readFileSync(path.join(docsRoot, lang, `${GLOSSARY_PATH}.mdx`), 'utf8')),
      );
      const id = String(node.attributes.find(({ name }) => name === 'id')?.value ?? '');
      const definition = glossary.get(id);
      if (definition === undefined) {
        const known = [...glossary.keys()].sort().join(', ');
        file.fail(`<Term id="${id}">: the glossary has no such term. Use one of: ${known}.`, node);
      }
      node.attributes.push(
        { type: 'mdxJsxAttribute', name: 'definition', value: definition },
        { type: 'mdxJsxAttribute', name: 'href', value: `${localePath(GLOSSARY_PATH, lang)}#${id}` },
      );
    });
  };
}

/** Fills `<Term>` from the terms page at build time. */
export function pluginGlossary(docsRoot: string): RspressPlugin {
  return { name: 'glossary', markdown: { remarkPlugins: [[remarkTerms, { docsRoot }]] } };
}
