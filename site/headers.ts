/** Headers of one address pattern, as static hosts read them from `_headers`. */
export interface HeaderRule {
  /** Path; `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Name of the header, or of the `http-equiv`, that carries a policy. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** Folder of the live reports, which have a policy of their own. */
export const REPORTS_FOLDER = '/reports';

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

/** Headers of single kinds of files. */
export const FILE_HEADERS: readonly HeaderRule[] = [
  { path: '/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/rss/*', headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } },
];
