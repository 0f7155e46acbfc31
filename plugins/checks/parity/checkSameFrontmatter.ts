import { DEFAULT_LANG } from '../../../site/languages';
import { TEXT_KEYS, frontmatterLeaves } from '../../../packages/doc-checks/frontmatterLeaves';
import type { Check } from '../types';
import { inAnyLang } from './inAnyLang';
import { langName, otherThan, pairs } from './pairs';

/**
 * Both languages have the same frontmatter keys, and the same values where these are no words; pictures of the report
 * are those of the page's language.
 * @param pages a documentation tree
 * @returns a problem per key that one language lacks or fills in otherwise
 */
export const checkSameFrontmatter: Check = ({ pages }) =>
  pairs(pages).flatMap((pair) =>
    [pair.first, pair.second].flatMap(({ file, lang, frontmatter }) => {
      const otherPage = otherThan(pair, lang);
      const others = frontmatterLeaves(otherPage.frontmatter);
      return frontmatterLeaves(frontmatter).flatMap(({ path, key, value, line }) => {
        const counterpart = others.find((leaf) => leaf.path === path);
        const isSame = () => inAnyLang(counterpart?.value, otherPage.lang) === inAnyLang(value, lang);
        const equal = counterpart && (TEXT_KEYS.has(key) || isSame());
        // A value that differs is reported once, in the file that follows the other.
        if (equal || (counterpart && lang === DEFAULT_LANG) || path === '') return [];
        const other = langName(otherPage.lang);
        return [
          {
            file,
            line,
            rule: 'parity/frontmatter',
            message: counterpart
              ? `\`${path}\` is ${JSON.stringify(value)} here and ${JSON.stringify(counterpart.value)} in the ${other} page`
              : `the ${other} page has no \`${path}\``,
            fix: 'give both pages the same keys; only texts may differ',
          },
        ];
      });
    }),
  );
