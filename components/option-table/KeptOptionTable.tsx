import { kept } from '../../lib/pages/kept';
import '../badge/Badge.module.css';
import styles from '../ui/FactTable.module.css';
import './OptionTable.module.css';

/** `OptionTable` in the document of its page, whose HTML has the table already (`plugins/kept-text`). */
export default function KeptOptionTable() {
  return <div className={styles.box} {...kept} />;
}
