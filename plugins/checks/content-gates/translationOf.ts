import { LANGS } from '../../../site/languages';

/**
 * The same file in the other language.
 * @param file path from the folder of the project
 * @returns its path, whether it exists or not; the file itself when it has no language
 */
export function translationOf(file: string): string {
  const [docs, lang, ...rest] = file.split('/');
  const other = LANGS.find((each) => each !== lang);
  return (LANGS as readonly (string | undefined)[]).includes(lang) && other
    ? [docs, other, ...rest].join('/')
    : file;
}
