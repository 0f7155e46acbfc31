import { REPORT_DEMOS, REPORT_NAMES } from './reportDemos';
import { EMPTY_REPORT } from './reportInterface';

/** Headers of one address pattern, as static hosts read them from `_headers`. */
export interface HeaderRule {
  /** Path; `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const POLICY_HEADER = 'Content-Security-Policy';

/** Folder of the live reports, which have a policy of their own. */
export const REPORTS_FOLDER = '/reports';

/** Addresses of all pages that show a report: the published ones, and the interface that is handed one. */
export const REPORT_PAGES: readonly string[] = [
  ...REPORT_NAMES.map((name) => REPORT_DEMOS[name].page),
  EMPTY_REPORT,
];

/** Files of the output that are for the host to read, not for readers. */
export const HOSTING_FILES = ['_headers', '_redirects', '_nginx.conf'] as const;

const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers of every answer. `includeSubDomains` and `preload` are for the owner of the domain to decide. */
export const COMMON_HEADERS: HeaderRule = {
  path: '/*',
  headers: {
    // Unknown addresses too: no other site may frame an answer. Pages and reports have a second, whole policy.
    [POLICY_HEADER]: "frame-ancestors 'self'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      ...DENIED_FEATURES.map((feature) => `${feature}=()`),
      'clipboard-write=(self)',
      'fullscreen=(self)',
    ].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
};

/** For everything whose content may change under the same name: keep it, but ask before each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** For files that carry a hash of their content in their name: keep it for a year, without asking. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Type of a feed; a host that goes by the extension would call it unknown. */
export const FEED_TYPE = 'application/rss+xml; charset=utf-8';

/** Headers of single kinds of files. */
export const FILE_HEADERS: readonly HeaderRule[] = [
  { path: '/static/*', headers: { 'Cache-Control': IMMUTABLE } },
  { path: '/rss/*', headers: { 'Content-Type': FEED_TYPE } },
];
