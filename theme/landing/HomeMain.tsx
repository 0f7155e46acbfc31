import { useRef, type ReactNode } from 'react';
import { PartBoundary } from '../../components/ui/PartBoundary';
import { MAIN_ID } from '../../site/pageMarks';
import styles from './Landing.module.css';
import { useInstall } from './useInstall';

/** Props of `HomeMain`. */
export interface HomeMainProps {
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** The main landmark of the home page, and the footer below it. Their faults stay in them. */
export function HomeMain(parts: HomeMainProps) {
  return (
    <PartBoundary keep="main, main ~ footer">
      <Main {...parts} />
    </PartBoundary>
  );
}

function Main({ children, footer }: HomeMainProps) {
  const main = useRef<HTMLElement>(null);
  useInstall(main);
  return (
    <>
      <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </>
  );
}
