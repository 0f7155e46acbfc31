import { normalizeImagePath } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { useShotLang } from '../../lib/hooks/useShotLang';
import { useT } from '../../lib/hooks/useT';
import type { FullLang } from '../../site/languages';
import { reportAddress, type ReportPlace } from '../../site/reportPlaces';
import { OutLink } from './OutLink';

/** Props of `ReportLink`. */
export interface ReportLinkProps {
  readonly place: ReportPlace;
  readonly className?: string | undefined;
  /** What the link is called, when its text alone would not say it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A link to a place in a live report. The page opens it in a dialog (`theme/report`), which takes a picture of the same
 * figure as poster; without scripts it leads to the report itself.
 */
export function ReportLink({ place, className, label, children }: ReportLinkProps) {
  const lang = useShotLang() as FullLang;
  const newTab = useT()('navNewTab');
  return (
    <OutLink
      href={normalizeImagePath(reportAddress(place, lang))}
      newTabText={label ? '' : newTab}
      className={className}
      aria-label={label && `${label} ${newTab}`}
      data-report={place.report}
    >
      {children}
    </OutLink>
  );
}
