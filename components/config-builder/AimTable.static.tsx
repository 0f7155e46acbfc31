import { staticContent } from '../../packages/lean/lean-chunks/runtime/staticContent';
import styles from '../ui/FactTable.module.css';
import './AimTable.module.css';

/** `AimTable` in the document of its page (`packages/lean/lean-chunks`), whose HTML has the table already. */
export default function StaticAimTable() {
  return <div className={styles.box} {...staticContent} />;
}
