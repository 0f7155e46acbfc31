import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockText, lineAt } from '../../packages/doc-checks/blockText';
import { issueAt } from '../../packages/doc-checks/report';
import type { Block, Check, Page } from './readPages';

const PROJECT = path.join(import.meta.dirname, '../..');
const CONFIG = path.join(PROJECT, 'cspell.json');
/** What the verdict depends on besides the prose. */
const BASIS = [
  import.meta.filename,
  CONFIG,
  path.join(PROJECT, 'tools/cspell/words.txt'),
  path.join(PROJECT, 'package-lock.json'),
];
/** An empty file for each prose that passed, by its hash. */
const CACHE = path.join(PROJECT, 'node_modules/.cache/spelling');

/** Code and pictures leave a gap. */
const proseLines = ({ file, blocks }: Page) =>
  blocks.flatMap((block) => {
    let start = 0;
    return blockText(block)
      .split('\n')
      .map((text) => {
        const line = lineAt(block, start);
        start += text.length + 1;
        return { file, line, text: text.replace(/[\uE000\uE001]/g, ' ') };
      });
  });

// Loading cspell takes longer than all other gates together; nothing else should wait for it.
async function loadSpeller() {
  const { readConfigFile, resolveConfigFileImports, spellCheckDocument } = await import('cspell-lib');
  const config = await resolveConfigFileImports(await readConfigFile(CONFIG));
  const uri = pathToFileURL(path.join(PROJECT, 'docs/en/prose.txt')).href;
  return (text: string) =>
    spellCheckDocument(
      { uri, text, languageId: 'plaintext', locale: 'en-US' },
      { noConfigSearch: true, generateSuggestions: true },
      config,
    );
}

let speller: ReturnType<typeof loadSpeller> | undefined;
/** Prose that passed in this process: the check on save asks again for every page. */
const passed = new WeakSet<readonly Block[]>();

/** English prose is spelled as the dictionaries and `tools/cspell/words.txt` have it; cspell looks them up once, for all pages. */
export const checkSpelling: Check = async ({ pages }) => {
  const open = pages.filter(({ lang, blocks }) => lang === 'en' && !passed.has(blocks));
  const prose = open.flatMap(proseLines);
  if (prose.length === 0) return [];
  const whole = prose.map(({ text }) => text).join('\n');
  const basis = [whole, ...BASIS.map((file) => readFileSync(file, 'utf8'))].join('\0');
  const known = path.join(CACHE, createHash('sha256').update(basis).digest('hex'));
  const pass = (): [] => {
    for (const { blocks } of open) passed.add(blocks);
    return [];
  };
  if (existsSync(known)) return pass();
  const spell = await (speller ??= loadSpeller());
  const result = await spell(whole);
  const [error] = [...(result.errors ?? []), ...[...(result.dictionaryErrors?.values() ?? [])].flat()];
  if (error) throw error;
  // cspell names a repeated word a few times only, so with one unknown word no page has passed.
  if (result.issues.length === 0) {
    try {
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(known, '');
    } catch {
      // Where it cannot be kept, the next run checks again.
    }
    return pass();
  }

  let next = 0;
  const starts = prose.map(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
  return result.issues.map(({ text, offset, suggestions = [] }) => {
    const place = prose[starts.findLastIndex((start) => start <= offset)];
    const near = suggestions.slice(0, 3).join(', ');
    const fix = `${near ? `did you mean ${near}? ` : ''}A name goes into tools/cspell/words.txt, code into backticks`;
    return issueAt(place?.file ?? CONFIG, place?.line ?? 1, 'spelling/word', `unknown word \`${text}\``, fix);
  });
};
