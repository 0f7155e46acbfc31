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
      const twinPage = otherThan(pair, lang);
      const others = frontmatterLeaves(twinPage.frontmatter);
      return frontmatterLeaves(frontmatter).flatMap(({ path, key, value, line }) => {
        const twin = others.find((leaf) => leaf.path === path);
        const isSame = () => inAnyLang(twin?.value, twinPage.lang) === inAnyLang(value, lang);
        const equal = twin && (TEXT_KEYS.has(key) || isSame());
        // A value that differs is reported once, in the file that follows the other.
        if (equal || (twin && lang === DEFAULT_LANG) || path === '') return [];
        const other = langName(twinPage.lang);
        return [
          {
            file,
            line,
            rule: 'parity/frontmatter',
            message: twin
              ? `\`${path}\` is ${JSON.stringify(value)} here and ${JSON.stringify(twin.value)} in the ${other} page`
              : `the ${other} page has no \`${path}\``,
            fix: 'give both pages the same keys; only texts may differ',
          },
        ];
      });
    }),
  );
