import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockText, lineAt } from '../../packages/doc-checks/blockText';
import { provenTexts } from '../../packages/doc-checks/provenTexts';
import type { Check, Page } from './readPages';

/** One line of prose and where it stands. */
interface ProseLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const PROJECT = path.join(import.meta.dirname, '../..');
const CONFIG = path.join(PROJECT, 'cspell.json');
const WORDS = path.join(PROJECT, 'tools/cspell/words.txt');

const textOf = (lines: readonly ProseLine[]): string => lines.map(({ text }) => text).join('\n');

/** The prose of a page, line by line; code and pictures leave a gap. */
const proseLines = ({ file, blocks }: Page): ProseLine[] =>
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
  const { getDefaultSettings, readConfigFile, resolveConfigFileImports, spellCheckDocument } =
    await import('cspell-lib');
  const config = await resolveConfigFileImports(await readConfigFile(CONFIG));
  const { dictionaryDefinitions = [] } = await getDefaultSettings();
  const verdictOnly = {
    ...config,
    // 96,000 common misspellings, of which suggestions are made and no verdict: reading them takes a third of the check.
    dictionaryDefinitions: [
      ...(config.dictionaryDefinitions ?? []),
      ...dictionaryDefinitions
        .filter((definition) => 'suggestWords' in definition)
        .map((definition) => ({ ...definition, suggestWords: [] })),
    ],
  };
  const spell = (text: string, settings: typeof config, generateSuggestions: boolean) =>
    spellCheckDocument(
      {
        uri: pathToFileURL(path.join(PROJECT, 'docs/en/prose.txt')).href,
        text,
        languageId: 'plaintext',
        locale: 'en-US',
      },
      { noConfigSearch: true, generateSuggestions },
      settings,
    );
  return async (text: string) => {
    const found = await spell(text, verdictOnly, false);
    return found.issues.length === 0 ? found : spell(text, config, true);
  };
}

/**
 * Loads the dictionaries, so that the next check in this process finds them in memory.
 * @throws Error when cspell cannot read its configuration
 */
export async function warmSpelling(): Promise<void> {
  const spell = await loadSpeller();
  // A word that is not there also loads what suggestions are made of.
  await spell('Warm wordz');
}

/**
 * English prose is spelled as the dictionaries and `tools/cspell/words.txt` have it. All pages that have changed since they
 * last passed go through cspell as one document: its dictionaries are then looked up once.
 * @returns a problem per unknown word
 * @throws Error when cspell cannot read its configuration or a dictionary
 */
export const checkSpelling: Check = async ({ pages }) => {
  const proven = provenTexts('spelling', [CONFIG, WORDS, import.meta.filename]);
  const unproven = pages
    .filter(({ lang }) => lang === 'en')
    .map(proseLines)
    .filter((lines) => !proven.has(textOf(lines)));
  if (unproven.length === 0) return [];
  const spell = await loadSpeller();
  const prose = unproven.flat();
  const result = await spell(textOf(prose));
  const [error] = [...(result.errors ?? []), ...[...(result.dictionaryErrors?.values() ?? [])].flat()];
  if (error) throw error;
  // cspell names a repeated word a few times only, so with one unknown word no page is proven.
  if (result.issues.length === 0) proven.add(unproven.map(textOf));

  let next = 0;
  const starts = prose.map(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
  return result.issues.map(({ text, offset, suggestions = [] }) => {
    const place = prose[starts.findLastIndex((start) => start <= offset)];
    const near = suggestions.slice(0, 3).join(', ');
    return {
      file: place?.file ?? CONFIG,
      line: place?.line ?? 1,
      rule: 'spelling/word',
      message: `unknown word \`${text}\``,
      fix: `${near ? `did you mean ${near}? ` : ''}A name goes into tools/cspell/words.txt, code into backticks`,
    };
  });
};
