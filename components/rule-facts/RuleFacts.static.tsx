import { staticContent } from '../../packages/lean/lean-chunks/runtime/staticContent';
import styles from './RuleFacts.module.css';

/** `RuleFacts` in the document of its page (`packages/lean/lean-chunks`), whose HTML has the facts already. */
export default function StaticRuleFacts() {
  return <dl className={styles.facts} {...staticContent} />;
}
