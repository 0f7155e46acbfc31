/**
 * Whether every language has every word and every page. Put into the bundle at build time (`rspress.config.ts`); elsewhere
 * nobody says so.
 */
declare const __LANGUAGES_ARE_FULL__: boolean | undefined;
