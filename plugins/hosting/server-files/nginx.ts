import { withoutHash } from '../../../lib/text/address';
import type { ContentPolicy } from '../../../site/contentPolicy';
import {
  COMMON_HEADERS,
  FEED_TYPE,
  HOSTING_FILES,
  IMMUTABLE,
  REPORTS_FOLDER,
  REVALIDATE,
} from '../../../site/headers';
import { DEFAULT_LANG, LANGS } from '../../../site/languages';
import { REPORT_HEADERS, pageHeaders } from './headers';
import type { RedirectTarget } from './redirects';

interface NginxOptions {
  readonly targets: readonly RedirectTarget[];
  readonly base: string;
  readonly policy: ContentPolicy;
}

/** HTML is always one of nginx's own; named again, nginx warns of it. */
const PACKED_TYPES =
  'text/css text/plain text/xml text/markdown application/javascript application/json application/rss+xml image/svg+xml';

const location = (match: string, lines: readonly string[]): string =>
  `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

/** nginx forgets the headers of a server in every place that adds one, so each place names all of its own. */
const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );

/** Segments of addresses that a redirect may repeat: a backslash or a control character could lead out of the site. */
const SEGMENTS = '(?:/[A-Za-z0-9_.-]+)';

const permanent = (to: string, query = '$is_args$args'): string => `return 308 ${to}${query};`;

/** An old address in both spellings; a target with a query of its own keeps that one, as on the other hosts. */
function redirect({ from, to }: RedirectTarget): string {
  const address = withoutHash(to);
  const line = `return 301 "${address}${address.includes('?') ? '' : '$is_args$args'}";`;
  return location(`= ${from}`, [line]) + location(`= ${from}/`, [line]);
}

/**
 * The nginx snippet: what `_headers` and `_redirects` say, clean addresses, a 404 page per language, compressed files and
 * how long each kind of file is kept. It is included inside a `server` whose root holds the output at the base path.
 */
export function renderNginx({ targets, base, policy }: NginxOptions): string {
  const bare = base.slice(0, -1);
  const common = headerLines(COMMON_HEADERS.headers);
  const page = headerLines({ ...pageHeaders(policy), 'Cache-Control': REVALIDATE });
  const report = headerLines({ ...REPORT_HEADERS, 'Cache-Control': REVALIDATE });
  const files = 'try_files $uri $uri.html ${uri}index.html =404;';
  const others = LANGS.filter((lang) => lang !== DEFAULT_LANG);
  const homes = [...(bare ? [bare] : []), ...others.map((lang) => `${base}${lang}`)];
  const escaped = bare.replaceAll('.', '\\.');
  const notFound = others.map((lang) => `rewrite ^${base}${lang}/ ${base}${lang}/404.html break;`);
  const roots = [base, ...others.map((lang) => `${base}${lang}/`)];
  const revalidate = headerLines({ 'Cache-Control': REVALIDATE });
  return [
    `# Written by the build. Include it inside a server block; ${base} must lie at <root>${base}\n`,
    `absolute_redirect off;\ncharset utf-8;\ncharset_types ${PACKED_TYPES};\n`,
    `gzip on;\ngzip_vary on;\ngzip_types ${PACKED_TYPES};\n`,
    `error_page 404 @missing;\n`,
    ...HOSTING_FILES.map((name) => location(`= ${base}${name}`, ['return 404;'])),
    ...targets.map(redirect),
    ...homes.map((home) => location(`= ${home}`, [permanent(`${home}/`)])),
    ...roots.map((home) => location(`= ${home}`, [...common, ...page, 'try_files ${uri}index.html =404;'])),
    ...roots.map((home) => location(`= ${home}index.html`, [permanent(home)])),
    location(`~ ^(${escaped}${SEGMENTS}+?)(?:/index(?:\\.html)?|\\.html|/)$`, [permanent('$1')]),
    location(`^~ ${base}static/`, [
      ...common,
      `add_header Cache-Control "${IMMUTABLE}";`,
      'try_files $uri =404;',
    ]),
    location(`^~ ${base}rss/`, [
      ...common,
      ...revalidate,
      'types {}',
      `default_type "${FEED_TYPE}";`,
      'try_files $uri =404;',
    ]),
    location(`~ \\.md$`, [...common, ...revalidate, 'default_type text/markdown;', 'try_files $uri =404;']),
    location(`${bare}${REPORTS_FOLDER}/`, [...common, ...report, files]),
    location(base, [...common, ...page, files]),
    location('@missing', [...common, ...page, ...notFound, `rewrite ^ ${base}404.html break;`]),
  ].join('\n');
}
