import { IconCopy, IconSuccess, IconWrap } from '@rspress/core/theme-original';
import { useContext, useDeferredValue, type RefObject } from 'react';
import { Sign } from '../../components/ui/Sign';
import { PanelShown } from '../../components/ui/PanelShown';
import { useCopy, useScrollFocus } from '../../lib/hooks';
import { useT } from '../../lib/words';
import styles from './CodeButtonGroup.module.css';

/** What the host's code block hands on. */
export interface CodeButtonGroupProps {
  /** The box around the code. */
  readonly copyElementRef: RefObject<HTMLDivElement | null>;
  readonly wrapCode: boolean;
  readonly toggleWrapCode: () => void;
  readonly showWrapCodeButton?: boolean;
  readonly showCopyButton?: boolean;
}

let codeText: typeof import('./codeText').codeText | undefined;

/** What reads a sample is loaded when a pointer or the keyboard comes near the button. */
async function load() {
  ({ codeText } = await import('./codeText'));
  return codeText;
}
const onIntent = () => void load().catch(() => undefined);

/** Some browsers take no promise for a text, so where the text can be had at once it is. */
const textOf = (box: HTMLElement | null): string | Promise<string> =>
  codeText ? codeText(box) : load().then((read) => read(box));

/**
 * Wrap and copy, drawn after the page: a page with many samples has many buttons, and its text need
 * not wait for them. Neither does the HTML have them, where they would do nothing, nor the panel of a tab that is not selected.
 */
export function CodeButtonGroup(props: CodeButtonGroupProps) {
  const isDrawn = useDeferredValue(true, false);
  const isShown = useContext(PanelShown);
  return isDrawn && isShown && <CodeButtons {...props} />;
}

/** Copying shows and says for 2 seconds how it went. A sample that is wider than its room can be scrolled with the keyboard. */
function CodeButtons(props: CodeButtonGroupProps) {
  const {
    copyElementRef,
    wrapCode,
    toggleWrapCode,
    showWrapCodeButton = true,
    showCopyButton = true,
  } = props;
  const t = useT();
  useScrollFocus(copyElementRef, t('codeScroll'));
  const [outcome, copy] = useCopy();
  const copied = outcome === 'copied';
  return (
    <div className={styles.buttons}>
      {showWrapCodeButton && (
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
      )}
      {showCopyButton && (
        <>
          <button
            type="button"
            className={styles.button}
            aria-label={t('codeCopy')}
            title={t('codeCopy')}
            data-copied={copied}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => void copy(textOf(copyElementRef.current))}
          >
            <Sign icon={copied ? IconSuccess : IconCopy} aria-hidden="true" />
          </button>
          <span role="status" className={styles.status}>
            {outcome ? t(copied ? 'codeCopied' : 'codeCopyFailed') : ''}
          </span>
        </>
      )}
    </div>
  );
}
