import { kept } from '../../lib/pages/kept';
import '../ui/ThemedPicture.module.css';
import styles from './ReportShot.module.css';

/** `ReportShot` in the document of its page, whose HTML has the picture already (`plugins/kept-text`). */
export default function KeptReportShot() {
  return <figure className={styles.shot} {...kept} />;
}
