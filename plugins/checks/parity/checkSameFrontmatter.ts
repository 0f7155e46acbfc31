import { LANGS } from '../../../site/languages';
import { TEXT_KEYS, frontmatterLeaves } from '../../../packages/doc-checks/frontmatterLeaves';
import type { Check } from '../types';
import { inAnyLang } from './inAnyLang';
import { LANG_NAME, otherLang, pairs } from './pairs';

/**
 * Both languages have the same frontmatter keys, and the same values where these are no words; pictures of the report
 * are those of the page's language.
 * @param pages a documentation tree
 * @returns a problem per key that one language lacks or fills in otherwise
 */
export const checkSameFrontmatter: Check = ({ pages }) =>
  pairs(pages).flatMap((pair) =>
    LANGS.flatMap((lang) => {
      const others = frontmatterLeaves(pair[otherLang(lang)].frontmatter);
      return frontmatterLeaves(pair[lang].frontmatter).flatMap(({ path, key, value, line }) => {
        const twin = others.find((leaf) => leaf.path === path);
        const isSame = () => inAnyLang(twin?.value, otherLang(lang)) === inAnyLang(value, lang);
        const equal = twin && (TEXT_KEYS.has(key) || isSame());
        // A value that differs is reported once, in the Chinese file.
        if (equal || (twin && lang === 'en') || path === '') return [];
        const other = LANG_NAME[otherLang(lang)];
        return [
          {
            file: pair[lang].file,
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
