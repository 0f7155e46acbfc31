import { useEffect, useRef } from 'react';
import styles from './ReportDemo.module.css';

/** Props of `DemoFrame`. */
export interface DemoFrameProps {
  readonly title: string;
  readonly address: string;
}

/**
 * The frame of a live report; takes the focus that the button gave up. The report keeps its own settings in the
 * browser's storage, hence `allow-same-origin`; it opens no windows and leads nowhere else.
 */
export function DemoFrame({ title, address }: DemoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={address}
      title={title}
      sandbox="allow-scripts allow-same-origin"
    />
  );
}
