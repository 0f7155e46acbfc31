import { findMisfits, type Misfit } from '../host/findMisfits';
import { foreignImports } from '../host/foreignImports';
import type { Host } from '../host/readHost';

/** What the shim exports. */
const NAMES = ['BrowserRouter', 'useLocation', 'useNavigate', 'useNavigationType', 'useSearchParams'];

/** Run only when pages are rendered at build time, with the package itself. */
const SERVER = ['dist/runtime/ssrServerEntry.js', 'dist/runtime/ssrMdServerEntry.js'];

/** The shim has five exports: Rspress must use no other, and hand the router the two props that it knows. */
export const probe = (host: Host): Misfit[] => [
  ...findMisfits(host, [
    { file: 'dist/runtime/index.js', texts: ['export * from "react-router-dom";'] },
    {
      file: 'dist/runtime/ClientApp.js',
      texts: ['jsx(BrowserRouter, {', 'basename: ', 'useTransitions: site.route.useTransitions'],
    },
  ]),
  ...foreignImports(host, 'react-router-dom', NAMES, SERVER),
];
