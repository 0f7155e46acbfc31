import { useLocation, useSidebar } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { revealCurrent } from '../../lib/scroll';
import { useT } from '../../lib/words';
import styles from './Sidebar.module.css';
import { SidebarBlocks } from './SidebarBlocks';
import { useOpenGroups } from './useOpenGroups';

/** The pages of a section as a named list of links, with groups that open and shut. */
export function Sidebar() {
  const t = useT();
  const facts = useSidebar();
  const groups = useOpenGroups();
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // A drawer opens right after its content is there.
    const frame = requestAnimationFrame(() => {
      if (ref.current) revealCurrent(ref.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <nav ref={ref} aria-label={t('sidebarName')} className={styles.sidebar}>
      <SidebarBlocks facts={facts} place="" depth={0} groups={groups} />
    </nav>
  );
}
