import { useActiveMatcher, useLocation } from '@rspress/core/runtime';
import { useCallback, useState } from 'react';
import { hasActive, type SidebarGroupFact } from './SidebarFact';

/** Which groups are open, and the way to change it. */
export interface OpenGroups {
  readonly isOpen: (id: string, group: SidebarGroupFact) => boolean;
  readonly toggle: (id: string, group: SidebarGroupFact) => void;
}

/**
 * Open and shut groups of the sidebar. A group begins as `_meta.json` says; the one with the page being read is
 * open, and becomes so again when the reader comes back to it after having shut it on another page.
 */
export function useOpenGroups(): OpenGroups {
  const isActive = useActiveMatcher();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<Readonly<Record<string, { open: boolean; path: string }>>>({});
  const isOpen = useCallback(
    (id: string, group: SidebarGroupFact) => {
      if (group.collapsible === false) return true;
      const choice = chosen[id];
      const active = hasActive(group, isActive);
      return choice && (choice.path === pathname || !active) ? choice.open : active || !group.collapsed;
    },
    [chosen, isActive, pathname],
  );
  const toggle = useCallback(
    (id: string, group: SidebarGroupFact) => {
      const open = !isOpen(id, group);
      setChosen((before) => ({ ...before, [id]: { open, path: pathname } }));
    },
    [isOpen, pathname],
  );
  return { isOpen, toggle };
}
