/**
 * What Rspress takes from `@unhead/react` and `@unhead/react/client`, in browsers only: the build writes the head with the
 * package.
 */
export { Head, UnheadProvider, createHead, useHead } from './Head';
