import { DEFAULT_LANG, LANGS } from '../../site/languages';
import { MACHINE_FILES } from '../../site/machineFiles';
import { MACHINE_FILE_WORDS as WORDS } from '../../site/words/machineFiles';

const ENTRY = /^- \[404\]\(.*\n?/m;
const EMPTY_LAST_GROUP = /\n+## [^\n]+\s*$/;
const BLOCK = /^---\nurl: [^\n]*\/404\.md\n---\n[\s\S]*?(?=^---\nurl: |(?![\s\S]))/m;

/** Takes the 404 page out of an `llms.txt` or `llms-full.txt`, and the last group of the list when that is left empty. */
export function dropNotFound(text: string): string {
  return `${text.replace(ENTRY, '').replace(BLOCK, '').replace(EMPTY_LAST_GROUP, '\n').trimEnd()}\n`;
}

/** Adds the files for programs to an `llms.txt`; `llms-full.txt`, which has the pages themselves, is left alone. */
export function listMachineFiles(text: string, name: string, siteUrl: string): string {
  if (!/(?:^|\/)llms\.txt$/.test(name)) return text;
  const lang = LANGS.find((each) => name.split('/').at(-2) === each) ?? DEFAULT_LANG;
  const lines = MACHINE_FILES.map(
    ({ path, words }) => `- [${path}](${siteUrl}${path.slice(1)}): ${WORDS[words][lang]}`,
  );
  return `${text.trimEnd()}\n\n## ${WORDS.title[lang]}\n\n${lines.join('\n')}\n`;
}
