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
 * origin: it reaches neither this page nor the site's storage, and brings a storage of its own (`plugins/output/reports`).
 */
export function DemoFrame({ title, address, waiting }: DemoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const focus = () => frame.current?.focus({ preventScroll: true });
  useEffect(focus, []);

  const show = () => {
    setLoaded(true);
    // The document that came is a new one, and a browser under load has lost the focus on the way. Elsewhere it stays.
    if (document.activeElement !== frame.current || document.hasFocus()) return;
    frame.current?.blur();
    focus();
  };
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
        onLoad={show}
      />
    </>
  );
}
