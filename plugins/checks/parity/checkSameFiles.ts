import { LANG_NAME, otherLang } from './pairs';
import type { Check } from '../types';

/**
 * Every page and fragment stands in both languages.
 * @param pages a documentation tree
 * @returns a problem per file without its twin
 */
export const checkSameFiles: Check = ({ pages }) =>
  pages
    .filter(({ lang, key }) => !pages.some((other) => other.lang !== lang && other.key === key))
    .map(({ file, lang, key, kind }) => ({
      file,
      line: 1,
      rule: 'parity/files',
      message: `this ${kind} has no ${LANG_NAME[otherLang(lang)]} twin`,
      fix: `write ${file.replace(`/${lang}/`, `/${otherLang(lang)}/`)}; \`npm run new:page -- ${key} "Title" "标题"\` makes both files of a new page`,
    }));
