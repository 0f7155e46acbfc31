import { LANGS, type Lang } from '../../../site/languages';
import type { RedirectFact } from '../../../site/redirects';
import { localePath } from '../../../site/routes';
import { underBase } from './underBase';

/** One redirect of one language, with whole addresses. */
export interface RedirectTarget {
  readonly lang: Lang;
  readonly from: string;
  readonly to: string;
}

/**
 * The redirects of a deployment, one per old address and language; every host's file is written from this list.
 * @param redirects old addresses
 * @param base base path of the site, with slashes
 */
export const redirectTargets = (redirects: readonly RedirectFact[], base: string): RedirectTarget[] =>
  redirects.flatMap(({ from, to }) =>
    LANGS.map((lang) => ({
      lang,
      from: underBase(base, localePath(from, lang)),
      to: underBase(base, localePath(to, lang)),
    })),
  );
