import { useEffect, useRef, useState } from 'react';
import styles from './ReportDemo.module.css';

/** Props of `DemoFrame`. */
export interface DemoFrameProps {
  readonly title: string;
  readonly address: string;
  /** What stands in its place until the report is there. */
  readonly waiting: string;
}

/**
 * The frame of a live report; takes the focus that the button gave up. Without `allow-same-origin` the report has no
 * origin: it reaches neither this page nor the site's storage, and brings a storage of its own (`plugins/reports`).
 */
export function DemoFrame({ title, address, waiting }: DemoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {!loaded && <p className={styles.waiting}>{waiting}</p>}
      <iframe
        ref={frame}
        className={styles.frame}
        data-loaded={loaded || undefined}
        src={address}
        title={title}
        sandbox="allow-scripts"
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}
