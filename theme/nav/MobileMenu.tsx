import { useLocation } from '@rspress/core/runtime';
import { useCallback, useState, type ReactNode } from 'react';
import { DialogBoundary } from '../../components/ui/PartBoundary';
import { useLazyPart } from '../../lib/hooks';
import { useT } from '../../lib/words';
import menu from './menu.module.css';
import styles from './NavBar.module.css';
import { NavIcon } from './NavIcon';

const load = () => import('./MobileMenuDialog');

/** A press may follow; what fails now is told then. */
const onIntent = () => void load().catch(() => undefined);

/**
 * The menu of narrow screens: a modal dialog over the page, loaded on intent. It closes by its button, Escape, any
 * navigation, and when the window has room for a wide bar, from 768 px; focus stays inside and comes back to the button.
 */
export function MobileMenu({ slots }: { slots?: ReactNode }) {
  const t = useT();
  const location = useLocation();
  // Opened for one address: a link that leads on closes it.
  const [openAt, setOpenAt] = useState<typeof location>();
  const open = openAt === location;
  const close = useCallback(() => setOpenAt(undefined), []);
  const part = useLazyPart(load, open, close);
  return (
    <>
      <button
        type="button"
        className={`${menu.iconButton} ${styles.opener}`}
        aria-label={t('navMenuOpen')}
        aria-haspopup="dialog"
        aria-expanded={open && part !== undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => setOpenAt(location)}
      >
        <NavIcon sign="menu" size={22} />
      </button>
      {part && (
        <DialogBoundary open={open} onClose={close}>
          <part.MobileMenuDialog open={open} onClose={close} slots={slots} />
        </DialogBoundary>
      )}
    </>
  );
}
