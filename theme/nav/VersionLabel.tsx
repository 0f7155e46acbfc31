import { memo } from 'react';
import { useT } from '../../lib/words';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import styles from './VersionLabel.module.css';

/** The version that the pages describe, beside the name of the site. */
export const VersionLabel = memo(function VersionLabel() {
  const meaning = useT()('navDocumented');
  return (
    <span className={styles.version} title={meaning}>
      <span className="siteVisuallyHidden">{meaning}</span> {DOCUMENTED_VERSION}
    </span>
  );
});
