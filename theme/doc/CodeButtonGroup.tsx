import { IconWrap } from '@rspress/core/theme-original';
import { useContext, useDeferredValue, type RefObject } from 'react';
import { CopyButton } from '../../components/ui/CopyButton';
import { PanelShown } from '../../components/ui/PanelShown';
import { Sign } from '../../components/ui/Sign';
import { useScrollFocus } from '../../lib/hooks';
import { useT } from '../../lib/words';
import styles from './CodeButtonGroup.module.css';

interface CodeButtonGroupProps {
  readonly copyElementRef: RefObject<HTMLDivElement | null>;
  readonly wrapCode: boolean;
  readonly toggleWrapCode: () => void;
}

/** Languages of commands; in others, a line may begin with such a sign and mean it. */
const SHELLS = /\blanguage-(?:bash|sh|shell|zsh|shellscript|shellsession|console|powershell|bat)\b/;

const PROMPT = /^(?:\$|%|>|PS(?: \S+)?>|[A-Z]:\\[^>]*>) /gm;

/**
 * The code of a sample as it is copied: without removed lines, without what is folded (`Pick` folds commands for other package
 * managers), and without a line end, which would start a command as soon as it is pasted.
 */
export function codeText(box: HTMLElement): string {
  const kept = box.cloneNode(true) as HTMLElement;
  for (const line of kept.querySelectorAll('.diff.remove')) {
    // Its line end.
    line.nextSibling?.remove();
    line.remove();
  }
  for (const folded of kept.querySelectorAll('[hidden]')) folded.remove();
  const text = (kept.textContent ?? '').replace(/\n+$/, '');
  return SHELLS.test(box.closest('.rp-codeblock')?.className ?? '') ? text.replaceAll(PROMPT, '') : text;
}

/** Wrap and copy, drawn after the page, and only where they are in sight: pages have many samples. */
export function CodeButtonGroup(props: CodeButtonGroupProps) {
  const isDrawn = useDeferredValue(true, false);
  const isShown = useContext(PanelShown);
  return isDrawn && isShown && <CodeButtons {...props} />;
}

/** A sample that is wider than its room can be scrolled with the keyboard. */
function CodeButtons({ copyElementRef, wrapCode, toggleWrapCode }: CodeButtonGroupProps) {
  const t = useT();
  useScrollFocus(copyElementRef, t('codeScroll'));
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('codeWrap')}
        title={t('codeWrap')}
        aria-pressed={wrapCode}
        onClick={toggleWrapCode}
      >
        <Sign icon={IconWrap} aria-hidden="true" />
      </button>
      <CopyButton
        className={styles.button}
        statusClassName={styles.status}
        text={() => (copyElementRef.current ? codeText(copyElementRef.current) : '')}
      />
    </div>
  );
}
