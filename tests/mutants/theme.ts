import type { Fault } from '../../tools/mutants/types';

/** Faults of the theme and its components. */
export const THEME: readonly Fault[] = [
  {
    id: 'focus-trap',
    what: 'Tab on the last element of an open menu stays there instead of going to the first',
    file: 'lib/modal.ts',
    find: '(event.shiftKey ? items.at(-1) : items[0])?.focus();',
    replace: '(event.shiftKey ? items[0] : items.at(-1))?.focus();',
  },
  {
    id: 'menu-stays-open',
    what: 'a menu of the bar never closes',
    file: 'components/ui/Popover.tsx',
    find: 'const close = useCallback(() => setOpener(undefined), []);',
    replace: 'const close = useCallback(() => setOpener((now) => now), []);',
  },
  {
    id: 'tab-without-panel',
    what: 'a tab names a panel that is not there',
    file: 'components/ui/Tabs.tsx',
    find: 'aria-controls={`${id}-panel-${index}`}',
    replace: 'aria-controls={`${id}-panels-${index}`}',
  },
  {
    id: 'group-says-shut',
    what: 'an open group of the sidebar says that it is shut',
    file: 'theme/sidebar/Sidebar.tsx',
    find: "'aria-expanded': open,",
    replace: "'aria-expanded': !open,",
  },
  {
    id: 'language-switch',
    what: 'the switch to English leads to an address that does not exist',
    file: 'theme/nav/Switches.tsx',
    find: 'if (newLang !== defaultLang) parts.unshift(newLang);',
    replace: 'if (newLang !== lang) parts.unshift(newLang);',
  },
  {
    id: 'copy-fails-silently',
    what: 'nobody is told that a sample could not be copied',
    file: 'components/ui/CopyButton.tsx',
    find: "{outcome ? t(copied ? 'codeCopied' : 'codeCopyFailed') : ''}",
    replace: "{outcome && copied ? t('codeCopied') : ''}",
    blind: true,
  },
  {
    id: 'focus-stays-behind',
    what: 'after a link the keyboard goes on where the old page was',
    file: 'theme/page-tools/PageAnnouncer.tsx',
    find: 'if (!hash && focusIsLost()) focusMain();',
    replace: 'if (hash && focusIsLost()) focusMain();',
    blind: true,
  },
  {
    id: 'skip-link',
    what: 'without scripts the skip link leads nowhere',
    file: 'theme/page-tools/SkipLink.tsx',
    find: 'href={`#${MAIN_ID}`}',
    replace: 'href={`#${MAIN_ID}-content`}',
    blind: true,
  },
  {
    id: 'scroll-lock',
    what: 'the page no longer scrolls after the menu of a phone was open',
    file: 'lib/modal.ts',
    find: 'if (locks === 0) style.overflow = before;',
    replace: 'if (locks === 1) style.overflow = before;',
  },
];
