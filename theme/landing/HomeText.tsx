import { DocContent } from '@rspress/core/theme-original';
import { useMemo, type CSSProperties } from 'react';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import styles from './Landing.module.css';

/** How much shorter the second bar of the worked result is than the first. */
const BARS = { '--saved': REPORT_NUMBERS['bundle-diff']['savedPercent'] } as CSSProperties;

/** The text of the home page. */
export function HomeText() {
  // As on a doc page, the text is not drawn again when the facts of the page are. The hero has the title, so the host adds none.
  const content = useMemo(() => <DocContent components={undefined} isOverviewPage />, []);
  return (
    <div className={`rp-doc rspress-doc ${styles.text}`} style={BARS}>
      {content}
    </div>
  );
}
