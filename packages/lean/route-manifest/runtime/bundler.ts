/** What the bundler's runtime offers. */
export interface Bundler {
  /** Runs a module, once. */
  (module: string | number): unknown;
  /** Modules that have been loaded. */
  readonly m: Readonly<Record<string, unknown>>;
  /** Base path of the site. */
  readonly p: string;
  /** Loads a script (deduplicated) through the Trusted Types policy. */
  readonly l: (address: string, done: (event: { readonly type: string }) => void, key: string) => void;
}

declare const __webpack_require__: Bundler;

/** The bundler's runtime; only here, and only in the browser. */
export const bundler = (): Bundler => __webpack_require__;
