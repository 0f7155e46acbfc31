import { normalizeImagePath, useLang, useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { DialogBoundary } from '../../components/ui/PartBoundary';
import { isModified, tellLoadFailure } from '../../lib/browser';
import { LANGUAGE_FACTS, LANGS, type Lang } from '../../site/languages';
import { REPORT_DEMOS, type ReportName } from '../../site/reportDemos';
import { reportAddress, startOf } from '../../site/reportPlaces';
import type { OpenedReport, ReportDialog } from './ReportDialog';

const PREFIXES = LANGS.map((lang) => LANGUAGE_FACTS[lang].prefix).filter((prefix) => prefix !== '');
const PREFIX = new RegExp(`^(?:${PREFIXES.join('|')})(?=/)`);

const REPORTS_PAGE = '/guide/start/live-report';

const REPORT_LINKS = `a[data-report],a[href*="${REPORTS_PAGE}#"]`;

const isReport = (name: string | undefined): name is ReportName =>
  name !== undefined && Object.hasOwn(REPORT_DEMOS, name);

/** The report that one of `REPORT_LINKS` leads to, if there is such a report. */
export function openedReport(link: HTMLAnchorElement, lang: Lang): OpenedReport | undefined {
  const report = link.dataset['report'] ?? link.hash.slice(1);
  if (!isReport(report)) return undefined;
  const { pathname, search, hash } = link.dataset['report']
    ? link
    : new URL(normalizeImagePath(reportAddress(startOf(report), lang)), link.href);
  const pictures = link.closest('figure')?.querySelectorAll('img') ?? [];
  return {
    report,
    address: `${pathname}${search}${hash}`,
    poster: [...pictures].find((picture) => picture.currentSrc && picture.offsetWidth > 0)?.currentSrc,
    isStart: hash === REPORT_DEMOS[report].start && !new URLSearchParams(search).has('item'),
  };
}

/** Opens live reports in a dialog, and the report that the address names. */
export function ReportLinks() {
  const { pathname, hash } = useLocation();
  const lang = useLang() as Lang;
  const page = pathname.replace(PREFIX, '').replace(/\.html$/, '');
  const isReportsPage = page === REPORTS_PAGE;
  const [opened, setOpened] = useState<OpenedReport & { readonly page: string }>();
  const [Dialog, setDialog] = useState<typeof ReportDialog>();
  const close = () => setOpened(undefined);
  const open = (link: HTMLAnchorElement, found: OpenedReport) => {
    // The dialog gives the focus back to what has it, and Safari gives it to no link that is pressed.
    link.focus({ preventScroll: true });
    import('./ReportDialog').then((part) => {
      setDialog(() => part.ReportDialog);
      setOpened({ ...found, page });
    }, tellLoadFailure);
  };
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(REPORT_LINKS);
      // On their page, links to the sections lead there.
      if (!link || isModified(event) || (isReportsPage && !link.dataset['report'])) return;
      const found = openedReport(link, lang);
      if (!found) return;
      event.preventDefault();
      // The host's link would lead to the page.
      event.stopPropagation();
      open(link, found);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  });
  // Who comes back to the page finds it closed.
  useEffect(() => () => setOpened(undefined), [page]);
  // An address that names a report opens it, once.
  useEffect(() => {
    const link =
      isReportsPage && document.querySelector<HTMLAnchorElement>(`main [data-report="${hash.slice(1)}"]`);
    const found = link ? openedReport(link, lang) : undefined;
    if (link && found) open(link, found);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the reader arrives
  }, []);
  const isOpen = opened?.page === page;
  return (
    <DialogBoundary open={isOpen} onClose={close}>
      {isOpen && Dialog && <Dialog {...opened} onClose={close} />}
    </DialogBoundary>
  );
}
