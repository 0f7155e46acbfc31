import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockText, lineAt } from '../../packages/doc-checks/blockText';
import { issueAt } from '../../packages/doc-checks/report';
import type { Check, Page } from './readPages';

const PROJECT = path.join(import.meta.dirname, '../..');
const CONFIG = path.join(PROJECT, 'cspell.json');
/** What the verdict depends on besides the prose. */
const BASIS = [
  import.meta.filename,
  CONFIG,
  path.join(PROJECT, 'tools/cspell/words.txt'),
  path.join(PROJECT, 'package-lock.json'),
];
/** An empty file for each page that passed, by the hash of its prose. */
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

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** English prose is spelled as the dictionaries and `tools/cspell/words.txt` have it; a page that has passed is not read again. */
export const checkSpelling: Check = async ({ pages }) => {
  const basis = hash(BASIS.map((file) => readFileSync(file, 'utf8')).join('\0'));
  const open = pages
    .filter(({ lang }) => lang === 'en')
    .map((page) => {
      const prose = proseLines(page);
      const text = prose.map((line) => line.text).join('\n');
      return { prose, text, passed: path.join(CACHE, hash(basis + text)) };
    })
    .filter(({ text, passed }) => text !== '' && !existsSync(passed));
  if (open.length === 0) return [];
  const whole = open.map(({ text }) => text).join('\n');
  const spell = await (speller ??= loadSpeller());
  const result = await spell(whole);
  const [error] = [...(result.errors ?? []), ...[...(result.dictionaryErrors?.values() ?? [])].flat()];
  if (error) throw error;
  // cspell names a repeated word a few times only, so with one unknown word no page has passed.
  if (result.issues.length === 0) {
    try {
      mkdirSync(CACHE, { recursive: true });
      for (const { passed } of open) writeFileSync(passed, '');
    } catch {
      // Where it cannot be kept, the next run checks again.
    }
  }
  const prose = open.flatMap((page) => page.prose);
  return result.issues.map(({ text, offset, suggestions = [] }) => {
    const place = prose[whole.slice(0, offset).split('\n').length - 1];
    const near = suggestions.slice(0, 3).join(', ');
    const fix = `${near ? `did you mean ${near}? ` : ''}A name goes into tools/cspell/words.txt, code into backticks`;
    return issueAt(place?.file ?? CONFIG, place?.line ?? 1, 'spelling/word', `unknown word \`${text}\``, fix);
  });
};
