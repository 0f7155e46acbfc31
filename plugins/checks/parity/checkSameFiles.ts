import { langName, missingLang } from './pairs';
import type { Check } from '../types';

/**
 * Every page and fragment stands in each language that has every page; the others may lack it.
 * @param pages a documentation tree
 * @returns a problem per file without its translation
 */
export const checkSameFiles: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const { file, lang, key, kind } = page;
    const missing = missingLang(page, pages);
    if (missing === undefined) return [];
    return [
      {
        file,
        line: 1,
        rule: 'parity/files',
        message: `this ${kind} has no ${langName(missing)} version`,
        fix: `write ${file.replace(`/${lang}/`, `/${missing}/`)}; \`npm run new:page -- ${key} "Title" "标题"\` makes both files of a new page`,
      },
    ];
  });
