import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { PartBoundary } from '../../components/ui/PartBoundary';
import { tellLoadFailure } from '../../lib/dom/tellLoadFailure';
import { LANGUAGE_FACTS, LANGS } from '../../site/languages';
import { openedReport, type OpenedReport } from './openedReport';
import type { ReportDialog } from './ReportDialog';

const PREFIXES = LANGS.map((lang) => LANGUAGE_FACTS[lang].prefix).filter((prefix) => prefix !== '');
const PREFIX = new RegExp(`^(?:${PREFIXES.join('|')})(?=/)`);

/** With a key or another button, a new tab or window is meant. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Opens links into live reports in a dialog; draws nothing until one is pressed. It closes by its button, by Escape and
 * when another page comes; the same page in another language keeps it. What it shares with the menus of every page it does
 * itself: a module of theirs that is used here too would weigh more there (`useLazyPart`, `DialogBoundary`).
 */
export function ReportLinks() {
  const { pathname } = useLocation();
  const page = pathname.replace(PREFIX, '');
  const [opened, setOpened] = useState<OpenedReport & { readonly page: string }>();
  const [Dialog, setDialog] = useState<typeof ReportDialog>();
  const close = () => setOpened(undefined);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-report]');
      const found = link && isPlain(event) ? openedReport(link) : undefined;
      if (!link || !found) return;
      event.preventDefault();
      // The dialog gives the focus back to what has it, and Safari gives it to no link that is pressed.
      link.focus({ preventScroll: true });
      import('./ReportDialog').then((part) => {
        setDialog(() => part.ReportDialog);
        setOpened({ ...found, page });
      }, tellLoadFailure);
    };
    document.addEventListener('click', open);
    return () => {
      document.removeEventListener('click', open);
      // Who comes back to the page finds it closed.
      setOpened(undefined);
    };
  }, [page]);
  const onFault = () => {
    close();
    tellLoadFailure();
  };
  const isOpen = opened?.page === page;
  return (
    <PartBoundary address={isOpen ? 'open' : ''} onFault={onFault}>
      {isOpen && Dialog && <Dialog {...opened} onClose={close} />}
    </PartBoundary>
  );
}
