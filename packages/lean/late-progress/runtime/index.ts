/** Stands in the place of `nprogress`, whose export is a default one. */
export { lateProgress as default } from './lateProgress';
