import { LANGS } from '../../site/languages';
import type { RedirectFact } from '../../site/redirects';
import { localePath } from '../../site/routes';
import { underBase } from './underBase';

/**
 * The `_redirects` file: one permanent redirect per old address and language (S2-17).
 * @param redirects old addresses
 * @param base base path of the site, with slashes
 */
export function renderRedirects(redirects: readonly RedirectFact[], base: string): string {
  const lines = redirects.flatMap(({ from, to }) =>
    LANGS.map(
      (lang) => `${underBase(base, localePath(from, lang))} ${underBase(base, localePath(to, lang))} 301`,
    ),
  );
  return `${lines.join('\n')}\n`;
}
