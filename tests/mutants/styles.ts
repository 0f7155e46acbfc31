import type { Fault } from '../../tools/mutants/types';

/** Faults of style sheets. */
export const STYLES: readonly Fault[] = [
  {
    id: 'faint-text',
    what: 'muted text of the light theme is below 4.5:1',
    file: 'theme/styles/tokens.css',
    find: '--site-text-muted: #6b655d;',
    replace: '--site-text-muted: #9b948a;',
  },
  {
    id: 'wide-table',
    what: 'a wide table makes the whole page scroll sideways at 390 px',
    file: 'components/ui/ScrollTable.module.css',
    find: 'overflow-x: auto;',
    replace: 'overflow-x: visible;',
  },
  {
    id: 'long-code-word',
    what: 'a long name in the text reaches over the edge of a phone',
    file: 'theme/styles/host-text.css',
    find: '  overflow-wrap: break-word;\n  background-color: var(--site-surface-soft);',
    replace: '  overflow-wrap: normal;\n  background-color: var(--site-surface-soft);',
    blind: true,
  },
  {
    id: 'narrow-cards',
    what: 'the feature cards of the home page stand side by side on a phone',
    file: 'theme/landing/Cards.module.css',
    find: 'grid-column: 1 / -1;',
    replace: 'grid-column: span 6;',
  },
  {
    id: 'no-focus-ring',
    what: 'nothing shows where the keyboard is',
    file: 'theme/styles/base.css',
    find: 'outline: 2px solid var(--site-focus);',
    replace: 'outline: 0 solid var(--site-focus);',
  },
  {
    id: 'heading-under-bar',
    what: 'the heading of a hash link hides below the sticky bar',
    file: 'theme/styles/base.css',
    find: 'scroll-padding-block-start: calc(var(--rp-nav-height) + var(--rp-sidebar-menu-height) + 1rem);',
    replace: 'scroll-padding-block-start: 0;',
    blind: true,
  },
  {
    id: 'code-cut-on-paper',
    what: 'a printed page cuts the long lines of its samples off',
    file: 'theme/styles/print.css',
    find: 'white-space: pre-wrap !important;',
    replace: 'white-space: pre !important;',
    blind: true,
  },
  {
    id: 'links-by-colour',
    what: 'a link inside text differs from the text by its colour alone',
    file: 'theme/styles/host-text.css',
    find: '  text-decoration: underline;\n  text-decoration-thickness: 1px;',
    replace: '  text-decoration: none;\n  text-decoration-thickness: 1px;',
  },
];
