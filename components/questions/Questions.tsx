import type { ReactNode } from 'react';
import styles from './Questions.module.css';

/**
 * Questions that open their answers: each `###` heading inside is the summary of a `<details>`, which `plugins/authoring/steps.ts`
 * makes of it. The browser opens what find in page finds; `lib/fold.ts` opens what an address leads to.
 */
export default function Questions({ children }: { readonly children: ReactNode }) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return <div className={styles.questions}>{children}</div>;
}
