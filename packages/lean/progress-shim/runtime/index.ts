/** Stands in the place of `nprogress`, whose export is a default one. */
export { progressBar as default } from './progressBar';
