import { withoutHash } from '../../../lib/text/address';
import { LANGS, type Lang } from '../../../site/languages';
import type { RedirectFact } from '../../../site/redirects';
import { localePath } from '../../../site/routes';
import { HELP_WORDS } from '../../../site/words/late';
import { encodeEntities } from '../../../lib/text/entities';
import { inlineScript } from '../head-scripts';
import type { OutputFile } from '../../shared/files';
import { inlineHashes } from './policy';

export const underBase = (base: string, path: string): string => `${base.replace(/\/$/, '')}${path}`;

export const renderRedirects = (targets: readonly RedirectTarget[]): string =>
  `${targets.map(({ from, to }) => `${from} ${withoutHash(to)} 301`).join('\n')}\n`;

export interface RedirectTarget {
  readonly lang: Lang;
  readonly from: string;
  readonly to: string;
}

/** One per old address and language; every host's file is written from this list. */
export const redirectTargets = (redirects: readonly RedirectFact[], base: string): RedirectTarget[] =>
  redirects.flatMap(({ from, to }) =>
    LANGS.map((lang) => ({
      lang,
      from: underBase(base, localePath(from, lang)),
      to: underBase(base, localePath(to, lang)),
    })),
  );

interface RedirectPagesOptions {
  readonly targets: readonly RedirectTarget[];
  readonly base: string;
  readonly origin: string;
  /** HTML files below the output; none of them is overwritten. */
  readonly files: readonly string[];
}

const SCRIPT = `<script>${inlineScript('movedPage')}</script>`;
const POLICY = `default-src 'none'; script-src ${inlineHashes([SCRIPT]).scripts.join(' ')}`;

function render({ lang, to }: RedirectTarget, origin: string): string {
  const address = encodeEntities(to);
  const canonical = encodeEntities(`${origin}${to.replace(/#.*/s, '')}`);
  const words = HELP_WORDS.notFoundMoved[lang];
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <noscript><meta http-equiv="refresh" content="0; url=${address}" /></noscript>
    <link rel="canonical" href="${canonical}" />
    <title>${words}</title>
  </head>
  <body>
    <main>
      <h1>${words}</h1>
      <p><a href="${address}" data-without-hash="${encodeEntities(withoutHash(to))}">${address}</a></p>
    </main>
    ${SCRIPT}
  </body>
</html>
`;
}

/** Pages that lead on, for hosts that know no redirects. An address that is also a folder gets a page for its form with a slash too. */
export const redirectPages = ({ targets, base, origin, files }: RedirectPagesOptions): OutputFile[] =>
  targets.flatMap((target) => {
    const name = target.from.slice(base.length);
    const isFolder = files.some((file) => file.startsWith(`${name}/`));
    return [`${name}.html`, ...(isFolder ? [`${name}/index.html`] : [])]
      .filter((file) => !files.includes(file))
      .map((file) => [file, render(target, origin)] as const);
  });
