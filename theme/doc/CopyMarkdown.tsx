import { routePathToMdPath } from '@rspress/core/runtime';
import { IconCopy, IconSuccess } from '@rspress/core/theme-original';
import { Sign } from '../../components/ui/Sign';
import { useCopy } from '../../lib/hooks';
import { useT } from '../../lib/words';
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
  const [outcome, copy] = useCopy();
  const copied = outcome === 'copied';
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.copy}`}
        onClick={() => void copy(fetchMarkdown(routePath))}
      >
        <Sign icon={copied ? IconSuccess : IconCopy} aria-hidden="true" />
        {t('markdownCopy')}
      </button>
      <span role="status">{outcome ? t(copied ? 'codeCopied' : 'markdownCopyFailed') : ''}</span>
    </>
  );
}
