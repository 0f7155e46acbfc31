import { IconArrowRight } from '@rspress/core/theme-original';
import { PartBoundary } from '../../components/ui/PartBoundary';
import { Sign } from '../../components/ui/Sign';
import { focusMain } from '../../lib/browser';
import { useScrolledPast } from '../../lib/scroll';
import { useT } from '../../lib/words';
import styles from './ScrollToTop.module.css';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onClick() {
  // The button goes away at the top, and focus must not go with it.
  focusMain();
  window.scrollTo({ top: 0, behavior: window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth' });
}

function TopButton() {
  const t = useT();
  return (
    useScrolledPast(0) && (
      <button
        type="button"
        className={styles.button}
        aria-label={t('scrollToTop')}
        title={t('scrollToTop')}
        onClick={onClick}
      >
        <Sign icon={IconArrowRight} aria-hidden="true" />
      </button>
    )
  );
}

/** On every doc page once it is scrolled: in the menu bar and in the corner; the sheet shows one. */
export const ScrollToTop = () => (
  <PartBoundary>
    <TopButton />
  </PartBoundary>
);
