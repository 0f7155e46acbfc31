import { IconCopy, IconSuccess, IconWrap, SvgWrapper, getCopyableText } from '@rspress/core/theme-original';
import { useState, type RefObject } from 'react';
import { copyText } from '../../lib/dom/copyText';
import { useFlash } from '../../lib/hooks/useFlash';
import { useScrollFocus } from '../../lib/hooks/useScrollFocus';
import { useT } from '../../lib/hooks/useT';
import { LIMITS } from '../../site/limits';
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

/** Parts of a code sample that are no code. */
const NOT_CODE = { ignoreClasses: ['linenumber'], ignoreSelectors: ['.rp-copy-ignore'] };

/** Wrap and copy (S2-28, S2-29, S4-13); copying shows and says for 2 seconds how it went. */
export function CodeButtonGroup(props: CodeButtonGroupProps) {
  const {
    copyElementRef,
    wrapCode,
    toggleWrapCode,
    showWrapCodeButton = true,
    showCopyButton = true,
  } = props;
  const t = useT();
  const [isFresh, start] = useFlash(LIMITS.copiedDuration);
  const [worked, setWorked] = useState(false);
  useScrollFocus(copyElementRef, t('codeScroll'));
  const copy = async () => {
    setWorked(await copyText(getCopyableText(copyElementRef.current, NOT_CODE)));
    start();
  };
  const copied = isFresh && worked;
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
          <SvgWrapper icon={IconWrap} aria-hidden="true" />
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
            onClick={() => void copy()}
          >
            <SvgWrapper icon={copied ? IconSuccess : IconCopy} aria-hidden="true" />
          </button>
          <span role="status" className={styles.status}>
            {isFresh ? t(worked ? 'codeCopied' : 'codeCopyFailed') : ''}
          </span>
        </>
      )}
    </div>
  );
}
