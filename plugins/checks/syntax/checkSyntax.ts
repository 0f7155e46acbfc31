import type { Check } from '../types';

/**
 * Every file can be parsed. The other gates pass over a file that cannot.
 * @param pages a documentation tree
 * @returns a problem per broken file, at the line where the parser stopped
 */
export const checkSyntax: Check = ({ pages }) =>
  pages.flatMap(({ file, fault }) =>
    fault
      ? [
          {
            file,
            line: fault.line,
            rule: 'syntax/parse',
            message: fault.message,
            fix: 'put `{` and `<` in prose into backticks; let no paragraph begin with import or export; quote YAML texts with a colon',
          },
        ]
      : [],
  );
