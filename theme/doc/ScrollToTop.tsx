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

/**
 * A button back to the beginning, on every doc page and at every width once the page is scrolled. It stands in the menu bar
 * and in the corner of the window; the sheet shows one of them.
 */
export const ScrollToTop = () => (
  <PartBoundary>
    <TopButton />
  </PartBoundary>
);
