import { useActiveMatcher, useSidebar } from '@rspress/core/runtime';
import styles from './SidebarTrail.module.css';
import { trailOf } from './trailOf';
import { InlineText } from '../../components/ui/InlineText';

/**
 * Where the page stands in the sidebar: the names of its groups and its own. For the eye alone: the sidebar says the same
 * to everybody.
 */
export function SidebarTrail() {
  const names = trailOf(useSidebar(), useActiveMatcher());
  // A page in no group would repeat its title.
  if (names.length < 2) return null;
  return (
    <p className={styles.trail} data-part="sidebar" aria-hidden="true">
      {names.map((name, index) => (
        <span key={index}>
          <InlineText text={name} />
        </span>
      ))}
    </p>
  );
}
