import { Link } from '@rspress/core/theme-original';
import { useT } from '../../lib/hooks/useT';
import { DOCUMENTED_VERSION } from '../../site/identity';
import { COMPATIBILITY_PATH } from '../../site/routes';
import styles from './VersionLabel.module.css';

/** The version that the pages describe, beside the name of the site; leads to what it works with. */
export const VersionLabel = () => (
  <Link href={COMPATIBILITY_PATH} className={styles.version} title={useT()('navDocumented')}>
    {DOCUMENTED_VERSION}
  </Link>
);
