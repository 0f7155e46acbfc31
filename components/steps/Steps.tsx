import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** A numbered task: each `###` heading inside begins a step, which `plugins/authoring/steps.ts` makes an item of the list. */
export default function Steps({ children }: { readonly children: ReactNode }) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return <ol className={styles.steps}>{children}</ol>;
}
