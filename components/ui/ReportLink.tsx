import { normalizeImagePath, useLang } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { useT } from '../../lib/words';
import type { Lang } from '../../site/languages';
import { reportAddress, type ReportPlace } from '../../site/reportPlaces';
import { REPORT_WORDS } from '../../site/words/reports';
import buttonStyles from './Button.module.css';

interface ReportLinkProps {
  readonly place: ReportPlace;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens a live report in a dialog (`theme/report`); without scripts, in a new tab. It says which of both it does. */
export function ReportLink({ place, className = buttonStyles.link, children }: ReportLinkProps) {
  const lang = useLang() as Lang;
  const say = useT();
  return (
    <a
      href={normalizeImagePath(reportAddress(place, lang))}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      data-report={place.report}
    >
      {children}
      <span className="siteVisuallyHidden siteWithScripts">{say(REPORT_WORDS.inDialog)}</span>
      <span className="siteVisuallyHidden siteWithoutScripts">{say('navNewTab')}</span>
    </a>
  );
}
