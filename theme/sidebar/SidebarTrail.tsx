import { useActiveMatcher, useSidebar } from '@rspress/core/runtime';
import { InlineText } from '../../components/ui/InlineText';
import { hasActive, isGroup, type SidebarEntry } from './Sidebar';
import styles from './SidebarTrail.module.css';

/** The names that lead to a page, from the outermost group to the page itself; none for a page that is not listed. */
function trailOf(entries: readonly SidebarEntry[], isActive: (link: string) => boolean): string[] {
  const entry = entries.find((each) => hasActive(each, isActive));
  if (!entry || !('text' in entry)) return [];
  return [entry.text, ...(isGroup(entry) ? trailOf(entry.items, isActive) : [])];
}

/** Where the page stands in the sidebar. For the eye alone: the sidebar says the same to everybody. */
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
