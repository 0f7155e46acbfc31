import { useEffect, useRef } from 'react';
import styles from './ReportDemo.module.css';

/** Props of `DemoFrame`. */
export interface DemoFrameProps {
  readonly title: string;
  readonly address: string;
}

/**
 * The frame of a live report; takes the focus that the button gave up. Without `allow-same-origin` the report has no
 * origin: it reaches neither this page nor the site's storage, and brings a storage of its own (`plugins/reports`).
 */
export function DemoFrame({ title, address }: DemoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return <iframe ref={frame} className={styles.frame} src={address} title={title} sandbox="allow-scripts" />;
}
