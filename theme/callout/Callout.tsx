import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/words';
import styles from './Callout.module.css';
import { CalloutIcon } from './CalloutIcon';
import { calloutTone } from './calloutTone';

const WORDS = {
  tip: 'calloutTip',
  info: 'calloutInfo',
  warning: 'calloutWarning',
  danger: 'calloutDanger',
} as const;

/** Props that the host gives: what stands between `:::tip Title` and `:::`. */
export interface CalloutProps {
  readonly type: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * A container. The host's says its kind by colour alone, in colours below 4.5:1; ours has a mark for the eye and a word
 * for the ear, and is a note that takes its name from its title.
 */
export function Callout({ type, title, children }: CalloutProps) {
  const t = useT();
  const id = useId();
  if (type === 'details') {
    return (
      <details className={styles.details}>
        <summary>{title}</summary>
        <div className={styles.content}>{children}</div>
      </details>
    );
  }
  const tone = calloutTone(type);
  const kind = t(WORDS[tone]);
  // A container without a title carries the name of its kind.
  const own = title && title.toLowerCase() !== type ? title : undefined;
  return (
    <div role="note" aria-labelledby={id} className={styles.callout} data-tone={tone}>
      <p id={id} className={styles.title}>
        <CalloutIcon tone={tone} />
        <span>
          {own && <span className="siteVisuallyHidden">{`${kind}: `}</span>}
          {own ?? kind}
        </span>
      </p>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
