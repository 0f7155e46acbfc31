import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { DialogBoundary } from '../../components/ui/PartBoundary';
import { useLazyPart, useMediaQuery } from '../../lib/hooks';
import { BREAKPOINTS } from '../../site/limits';
import type { SidebarDialogProps } from './SidebarDialog';

const load = () => import('./SidebarDialog');

/** Fetches the dialog ahead of a press; what fails now is told then. */
export const prepareDrawer = () => void load().catch(() => undefined);

/** The sidebar on phones, loaded on intent: a modal dialog that any navigation closes. */
export function SidebarDrawer({ open, ...dialog }: SidebarDialogProps & { readonly open: boolean }) {
  const { onClose } = dialog;
  const { pathname, hash } = useLocation();
  const wide = useMediaQuery(`(width >= ${BREAKPOINTS.mobile}px)`);
  const part = useLazyPart(load, open, onClose);
  useEffect(() => onClose(), [pathname, hash, wide, onClose]);
  return (
    part &&
    open && (
      <DialogBoundary open={open} onClose={onClose}>
        <part.SidebarDialog {...dialog} />
      </DialogBoundary>
    )
  );
}
