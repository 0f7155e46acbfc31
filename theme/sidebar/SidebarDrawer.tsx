import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { DialogBoundary } from '../../components/ui/PartBoundary';
import { useLazyPart, useMediaQuery } from '../../lib/hooks';
import { BREAKPOINTS } from '../../site/breakpoints';
import { loadDrawer } from './loadDrawer';
import type { SidebarDialogProps } from './SidebarDialog';

/**
 * The sidebar on phones, loaded on intent: a modal dialog. It closes by its button, Escape, a press beside it, a
 * navigation, or a window that became wide enough for the sidebar itself.
 */
export function SidebarDrawer(props: SidebarDialogProps) {
  const { open, onClose } = props;
  const { pathname, hash } = useLocation();
  const wide = useMediaQuery(`(width >= ${BREAKPOINTS.mobile}px)`);
  const part = useLazyPart(loadDrawer, open, onClose);
  useEffect(() => onClose(), [pathname, hash, wide, onClose]);
  return (
    part && (
      <DialogBoundary open={open} onClose={onClose}>
        <part.SidebarDialog {...props} />
      </DialogBoundary>
    )
  );
}
