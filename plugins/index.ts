/** What `rspress.config.ts` is made of: one function for each group of plugins, and what they are told. */
export { authoring } from './authoring';
export { contentOverlay } from './checks/contentOverlay';
export { hostFixes } from './host-fixes';
export { hosting } from './hosting';
export { output } from './output';
export { siteContext } from './siteContext';
export { speedLayer } from './speedLayer';
