import { HELP_WORDS } from '../../../site/words/help';
import { encodeEntities } from '../../../lib/text/entities';
import { withoutHash } from '../../../lib/text/address';
import { inlineScript } from '../head-scripts/inlineScript';
import { inlineHashes } from './inlineHashes';
import type { RedirectTarget } from './redirectTargets';

/** Where redirect pages may be written. */
export interface RedirectPagesOptions {
  readonly targets: readonly RedirectTarget[];
  /** Base path of the site, with slashes. */
  readonly base: string;
  readonly origin: string;
  /** Paths of the HTML files below the output; none of them is overwritten. */
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

/**
 * Pages that lead on from old addresses, for hosts that know no redirects, such as GitHub Pages. An address that is also
 * a folder gets a page for its form with a slash too.
 * @param options redirects and what the output already has
 * @returns path below the output and HTML
 */
export function redirectPages({
  targets,
  base,
  origin,
  files,
}: RedirectPagesOptions): [file: string, html: string][] {
  const isFolder = (name: string): boolean => files.some((file) => file.startsWith(`${name}/`));
  return targets.flatMap((target) => {
    const name = target.from.slice(base.length);
    const names = [`${name}.html`, ...(isFolder(name) ? [`${name}/index.html`] : [])];
    return names
      .filter((file) => !files.includes(file))
      .map((file): [string, string] => [file, render(target, origin)]);
  });
}
