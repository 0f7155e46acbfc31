import type { ReactNode } from 'react';
import { tellLoadFailure } from '../../lib/dom/tellLoadFailure';
import { PartBoundary } from './PartBoundary';

/** Props of `DialogBoundary`. */
export interface DialogBoundaryProps {
  /** Whether the dialog is open; a press that opens it tries again. */
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Keeps a fault of a dialog in it: it closes, the reader is told, and the page stays. */
export function DialogBoundary({ open, onClose, children }: DialogBoundaryProps) {
  const onFault = () => {
    onClose();
    tellLoadFailure();
  };
  return (
    <PartBoundary address={open ? 'open' : ''} onFault={onFault}>
      {children}
    </PartBoundary>
  );
}
