import { findMisfits, type Misfit } from '../host/findMisfits';
import { foreignImports } from '../host/foreignImports';
import type { Host } from '../host/readHost';

/** The shim has four functions: Rspress must use no other. */
export const probe = (host: Host): Misfit[] => [
  ...findMisfits(host, [
    { file: 'dist/runtime/index.js', texts: ['export { Head, useHead } from "@unhead/react";'] },
    { file: 'dist/runtime/ClientApp.js', texts: ['createHead()', 'jsx(UnheadProvider, {'] },
  ]),
  ...foreignImports(host, '@unhead/react', ['Head', 'useHead']),
  ...foreignImports(host, '@unhead/react/client', ['UnheadProvider', 'createHead']),
];
