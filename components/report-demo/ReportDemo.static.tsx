import { staticContent } from '../../packages/lean/lean-chunks/runtime/staticContent';
import '../ui/ThemedPicture.module.css';
import styles from './ReportDemo.module.css';

/** `ReportDemo` in the document of its page (`packages/lean/lean-chunks`), whose HTML has poster and links already. */
export default function StaticReportDemo() {
  return <figure className={styles.demo} {...staticContent} />;
}
