import { staticContent } from '../../packages/lean/lean-chunks/runtime/staticContent';
import '../badge/Badge.module.css';
import styles from '../ui/FactTable.module.css';
import './OptionTable.module.css';

/** `OptionTable` in the document of its page (`packages/lean/lean-chunks`), whose HTML has the table already. */
export default function StaticOptionTable() {
  return <div className={styles.box} {...staticContent} />;
}
