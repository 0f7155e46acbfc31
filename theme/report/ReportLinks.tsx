import { useLocation } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import { DialogBoundary } from '../../components/ui/DialogBoundary';
import { isPlainClick } from '../../lib/dom/isPlainClick';
import { useLazyPart } from '../../lib/hooks/useLazyPart';
import { LANGUAGE_FACTS, LANGS } from '../../site/languages';
import { openedReport, type OpenedReport } from './openedReport';

const load = () => import('./ReportDialog');

const PREFIX = new RegExp(`^(?:${LANGS.map((lang) => LANGUAGE_FACTS[lang].prefix).join('|')})(?=/)`);

/**
 * Opens links into live reports in a dialog; draws nothing until one is pressed. It closes by its button, by Escape and
 * when another page comes; the same page in another language keeps it.
 */
export function ReportLinks() {
  const { pathname } = useLocation();
  const page = pathname.replace(PREFIX, '');
  const [opened, setOpened] = useState<OpenedReport & { readonly page: string }>();
  const close = useCallback(() => setOpened(undefined), []);
  const isOpen = opened?.page === page;
  const part = useLazyPart(load, isOpen, close);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-report]');
      const found = link && isPlainClick(event) ? openedReport(link) : undefined;
      if (!link || !found) return;
      event.preventDefault();
      // The dialog gives the focus back to what has it, and Safari gives it to no link that is pressed.
      link.focus({ preventScroll: true });
      setOpened({ ...found, page });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [page]);
  return (
    part && (
      <DialogBoundary open={isOpen} onClose={close}>
        {isOpen && <part.ReportDialog {...opened} onClose={close} />}
      </DialogBoundary>
    )
  );
}
