import { IconCopy, IconSuccess } from '@rspress/core/theme-original';
import { useCopy } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { Sign } from './Sign';

interface CopyButtonProps {
  readonly text: () => string;
  readonly className: string | undefined;
  readonly statusClassName: string | undefined;
}

/** Copies code; its sign, and a status behind it, say for a while how that went. */
export function CopyButton({ text, className, statusClassName }: CopyButtonProps) {
  const t = useT();
  const [outcome, copy] = useCopy();
  const copied = outcome === 'copied';
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('codeCopy')}
        title={t('codeCopy')}
        data-copied={copied}
        onClick={() => void copy(text())}
      >
        <Sign icon={copied ? IconSuccess : IconCopy} aria-hidden="true" />
      </button>
      <span role="status" className={statusClassName}>
        {outcome ? t(copied ? 'codeCopied' : 'codeCopyFailed') : ''}
      </span>
    </>
  );
}
