import { kept } from '../../lib/pages/kept';
import styles from './RuleFacts.module.css';

/** `RuleFacts` in the document of its page, whose HTML has the facts already (`plugins/kept-text`). */
export default function KeptRuleFacts() {
  return <dl className={styles.facts} {...kept} />;
}
