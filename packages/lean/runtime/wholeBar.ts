/**
 * nprogress by its file, since its name leads to `progress.ts`; in a module of its own, because to import a CommonJS file
 * late, every page would carry code of the bundler that makes a module of it.
 */
export { default as wholeBar } from 'nprogress/nprogress.js';
