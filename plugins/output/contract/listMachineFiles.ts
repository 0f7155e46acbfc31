import { DEFAULT_LANG, LANGS } from '../../../site/languages';
import { MACHINE_FILES } from '../../../site/machineFiles';
import { MACHINE_FILE_WORDS as WORDS } from '../../../site/words/machineFiles';

/**
 * Adds the files for programs to an `llms.txt`, as its last group.
 * @param text the file as it is
 * @param name its path in the output, such as `zh/llms.txt`; `llms-full.txt`, which holds the pages themselves, is left alone
 * @param siteUrl address of the site, with its base path and a slash at the end
 */
export function listMachineFiles(text: string, name: string, siteUrl: string): string {
  if (!/(?:^|\/)llms\.txt$/.test(name)) return text;
  const lang = LANGS.find((each) => name.split('/').at(-2) === each) ?? DEFAULT_LANG;
  const lines = MACHINE_FILES.map(
    ({ path, words }) => `- [${path}](${siteUrl}${path.slice(1)}): ${WORDS[words][lang]}`,
  );
  return `${text.trimEnd()}\n\n## ${WORDS.title[lang]}\n\n${lines.join('\n')}\n`;
}
