import { IconArrowRight, SvgWrapper } from '@rspress/core/theme-original';
import { focusMain } from '../../lib/dom/focusMain';
import { useMediaQuery } from '../../lib/hooks/useMediaQuery';
import { useScrolledPast } from '../../lib/hooks/useScrolledPast';
import { useT } from '../../lib/hooks/useT';
import styles from './ScrollToTop.module.css';

/** A button back to the beginning, on every doc page and at every width once the page is scrolled. */
export function ScrollToTop() {
  const t = useT();
  const scrolled = useScrolledPast(0);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  if (!scrolled) return null;
  const onClick = () => {
    // The button goes away at the top, and focus must not go with it.
    focusMain();
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('scrollToTop')}
      title={t('scrollToTop')}
      onClick={onClick}
    >
      <SvgWrapper icon={IconArrowRight} aria-hidden="true" />
    </button>
  );
}
