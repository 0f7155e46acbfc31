import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { GLOSSARY_PATH, localePath } from '../../site/routes';
import { fillVersions } from '../shared/fillVersions';
import { addAttributes, attributeOf, isElement, langOfFile } from './elements';

const INLINE_LINK = /\[([^\]]*)\]\([^)]*\)/g;
const MARKS = /[`*]+/g;
const END = /^.*?(?:[.!?](?=\s|$)|[。！？])/s;

/** Plain text; the whole paragraph when no sentence ends in it. */
function firstSentence(markdown: string): string {
  const text = markdown.replace(INLINE_LINK, '$1').replace(MARKS, '').replace(/\s+/g, ' ').trim();
  return END.exec(text)?.[0] ?? text;
}

const ENTRY = /^### .*\{#([\w-]+)\}\s*\n+([^\n#][^\n]*(?:\n[^\n]+)*)/gm;

/**
 * Gives each `<Term id="…">` of a page its definition and address from the terms page of the same language, so that a
 * definition has one home and the page carries only those it uses. A term that does not exist stops the build.
 */
export function remarkTerms({ docsRoot }: { docsRoot: string }) {
  return (tree: Root, file: VFile) => {
    const lang = langOfFile(file);
    let glossary: Map<string, string> | undefined;
    visit(tree, (node) => {
      if (!isElement(node) || node.name !== 'Term') return;
      glossary ??= new Map(
        [
          ...fillVersions(readFileSync(path.join(docsRoot, lang, `${GLOSSARY_PATH}.mdx`), 'utf8')).matchAll(
            ENTRY,
          ),
        ].map(([, id = '', paragraph = '']) => [id, firstSentence(paragraph)]),
      );
      const id = attributeOf(node, 'id');
      const definition = glossary.get(id);
      if (definition === undefined) {
        const known = [...glossary.keys()].sort().join(', ');
        file.fail(`<Term id="${id}">: the glossary has no such term. Use one of: ${known}.`, node);
      }
      addAttributes(node, { definition, href: `${localePath(GLOSSARY_PATH, lang)}#${id}` });
    });
  };
}
