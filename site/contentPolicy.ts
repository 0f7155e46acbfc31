export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * Name of the Trusted Types policy for addresses of scripts. The bundler makes it and sends every one of them through it:
 * chunks of the site, and the worker of the search.
 */
export const SCRIPT_ADDRESS_POLICY = 'site-scripts';

/** Name of the Trusted Types policy that makes the elements of the progress bar, from one constant. */
export const PROGRESS_BAR_POLICY = 'site-progress-bar';

/**
 * What a page of the site may load and do; the build adds the hashes of its inline scripts and styles and the origins
 * that the settings name. `style-src-attr` stays open: the host colours code and gives tables and pictures their sizes by
 * style attributes, and an attribute cannot run anything. `upgrade-insecure-requests` is left out: it would break the
 * preview on loopback, and HSTS does its work on a deployment.
 */
export const PAGE_POLICY: ContentPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [SCRIPT_ADDRESS_POLICY, PROGRESS_BAR_POLICY],
};

/** Directives that a script from elsewhere is not written for: it makes elements from text, and policies of its own. */
export const OWN_SCRIPTS_ONLY = ['require-trusted-types-for', 'trusted-types'] as const;

/**
 * What a live report may do: the analyzer builds it as one file, with its scripts and styles inside. It may load nothing: a
 * viewer that would take its editor from a CDN stays empty instead. The sandbox gives it an origin of its own, so that it
 * reaches neither the site nor its storage.
 */
export const REPORT_POLICY: ContentPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'font-src': ['data:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-scripts', 'allow-popups'],
};

/** Directives that a browser ignores in a `<meta>` element; they hold only where the host sends headers. */
export const HEADER_ONLY = ['frame-ancestors', 'sandbox'] as const;
