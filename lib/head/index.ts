/**
 * What the host takes from `@unhead/react` and `@unhead/react/client`, for the browser alone: the build writes the head
 * with the package itself. Plugin `small-parts` puts it in the package's place.
 */
export { Head } from './Head';
export { UnheadProvider, createHead } from './UnheadProvider';
export { useHead } from './useHead';
