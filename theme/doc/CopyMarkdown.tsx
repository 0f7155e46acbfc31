import { routePathToMdPath } from '@rspress/core/runtime';
import { IconCopy, IconSuccess } from '@rspress/core/theme-original';
import { useState } from 'react';
import { Sign } from '../../components/ui/Sign';
import { copyText } from '../../lib/dom/copyText';
import { useFlash } from '../../lib/hooks/useFlash';
import { useT } from '../../lib/hooks/useT';
import * as LIMITS from '../../site/limits';
import styles from './DocFooter.module.css';

async function fetchMarkdown(routePath: string): Promise<string> {
  const answer = await fetch(routePathToMdPath(routePath));
  if (!answer.ok) throw new Error(`The Markdown export answered ${answer.status}.`);
  return answer.text();
}

/**
 * Copies the page's Markdown export, byte for byte; shows and says for 2 seconds how it went.
 * @param props.routePath the page
 */
export function CopyMarkdown({ routePath }: { readonly routePath: string }) {
  const t = useT();
  const [isFresh, start] = useFlash(LIMITS.copiedDuration);
  const [worked, setWorked] = useState(false);
  const copy = async () => {
    setWorked(await copyText(fetchMarkdown(routePath)));
    start();
  };
  const copied = isFresh && worked;
  return (
    <>
      <button type="button" className={`${styles.tool} ${styles.copy}`} onClick={() => void copy()}>
        <Sign icon={copied ? IconSuccess : IconCopy} aria-hidden="true" />
        {t('markdownCopy')}
      </button>
      <span role="status">{isFresh ? t(worked ? 'codeCopied' : 'markdownCopyFailed') : ''}</span>
    </>
  );
}
