import type { ReactNode } from 'react';
import styles from './Questions.module.css';

/** Each `###` heading inside is the summary of a `<details>`, which `plugins/authoring/steps.ts` makes of it. */
export default function Questions({ children }: { readonly children: ReactNode }) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return <div className={styles.questions}>{children}</div>;
}
