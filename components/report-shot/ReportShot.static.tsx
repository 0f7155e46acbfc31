import { staticContent } from '../../packages/lean/lean-chunks/runtime/staticContent';
import '../ui/ThemedPicture.module.css';
import styles from './ReportShot.module.css';

/** `ReportShot` in the document of its page (`packages/lean/lean-chunks`), whose HTML has the picture already. */
export default function StaticReportShot() {
  return <figure className={styles.shot} {...staticContent} />;
}
