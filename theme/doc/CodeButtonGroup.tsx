import { IconCopy, IconSuccess, IconWrap } from '@rspress/core/theme-original';
import { useContext, useDeferredValue, type RefObject } from 'react';
import { Sign } from '../../components/ui/Sign';
import { PanelShown } from '../../components/ui/PanelShown';
import { useCopy, useScrollFocus } from '../../lib/hooks';
import { useT } from '../../lib/words';
import styles from './CodeButtonGroup.module.css';

export interface CodeButtonGroupProps {
  readonly copyElementRef: RefObject<HTMLDivElement | null>;
  readonly wrapCode: boolean;
  readonly toggleWrapCode: () => void;
}

let codeText: typeof import('./codeText').codeText | undefined;

async function load() {
  ({ codeText } = await import('./codeText'));
  return codeText;
}
const onIntent = () => void load().catch(() => undefined);

/** Some browsers take no promise for a text, so where the text can be had at once it is. */
const textOf = (box: HTMLElement | null): string | Promise<string> =>
  codeText ? codeText(box) : load().then((read) => read(box));

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
  const [outcome, copy] = useCopy();
  const copied = outcome === 'copied';
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
    </div>
  );
}
