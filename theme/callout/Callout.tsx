import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/words';
import styles from './Callout.module.css';

/** A word for the ear, and for the eye a drawing on a grid of 24. */
const TONES = {
  tip: {
    word: 'calloutTip',
    shape: 'M9 18h6M10 21.2h4M8.6 15.2A6.4 6.4 0 1 1 15.4 15.2q-.9.7-.9 1.8v1h-5v-1q0-1.1-.9-1.8z',
  },
  info: {
    word: 'calloutInfo',
    shape: 'M12 2.8a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4zM12 11v5.6M12 7.4v.2',
  },
  warning: { word: 'calloutWarning', shape: 'M12 3.4 21.6 20H2.4zM12 10v4.4M12 17.2v.2' },
  danger: {
    word: 'calloutDanger',
    shape: 'M8.2 2.8h7.6l5.4 5.4v7.6l-5.4 5.4H8.2l-5.4-5.4V8.2zM12 7.4v5.8M12 16.4v.2',
  },
} as const;

/** The host's kinds, most from quoted notes (`> [!CAUTION]`); any other one looks like `info`. */
const TONE_OF: Readonly<Record<string, keyof typeof TONES>> = {
  tip: 'tip',
  important: 'warning',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
};

interface CalloutProps {
  readonly type: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A container, told by a mark and a word; the host's tells its kind by colour alone. */
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
  const tone = TONE_OF[type] ?? 'info';
  const { word, shape } = TONES[tone];
  // A container without a title carries the name of its kind.
  const own = title && title.toLowerCase() !== type ? title : undefined;
  return (
    <div role="note" aria-labelledby={id} className={styles.callout} data-tone={tone}>
      <p id={id} className={styles.title}>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          focusable="false"
        >
          <path d={shape} />
        </svg>
        <span>
          {own && <span className="siteVisuallyHidden">{`${t(word)}: `}</span>}
          {own ?? t(word)}
        </span>
      </p>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
