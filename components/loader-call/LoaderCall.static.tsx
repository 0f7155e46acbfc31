import { staticContent } from '../../packages/lean/lean-chunks/runtime/staticContent';
import styles from './LoaderCall.module.css';

/** `LoaderCall` in the document of its page (`packages/lean/lean-chunks`), whose HTML has the drawing already. */
export default function StaticLoaderCall() {
  return <figure className={styles.call} {...staticContent} />;
}
