import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** Rspress renders components of plugins on every page, and offers the function that preloads a page. */
export const probe = (host: Host): Misfit[] =>
  findMisfits(host, [
    { file: 'dist/node/runtimeModule/globalUIComponents.js', texts: ['Array.isArray(source)'] },
    { file: 'dist/runtime/App.js', texts: ['const [component, props] = componentInfo;'] },
    { file: 'dist/runtime/index.js', texts: ['preloadLink', 'removeBase'] },
  ]);
