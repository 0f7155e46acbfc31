import { useLang, withBase } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { useCopy } from '../../lib/hooks';
import { useT } from '../../lib/words';
import type { Lang } from '../../site/languages';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { Button } from '../ui/Button';
import parts from '../ui/parts.module.css';
import styles from './ReportPanel.module.css';
import type { FullPlace } from './reportTables';
import type { KeepQuestion } from './reportReader';
import type { ReportReader } from './useReportReader';

interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string | Promise<string>;
}

/** Copies a text; says for 2 seconds how it went. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const say = useT();
  const [outcome, copy] = useCopy();
  return (
    <span>
      <Button onClick={() => void copy(text())}>{label}</Button>
      <span role="status" className={styles.copied}>
        {outcome && say(outcome === 'copied' ? WORDS.copied : WORDS.copyFailed)}
      </span>
    </span>
  );
}

export interface PlaceListeners {
  readonly onPlace: (place: FullPlace) => void;
}

interface PlaceButtonProps extends PlaceListeners {
  readonly place: FullPlace;
  /** What is there; the button says what it does when left out. */
  readonly children?: ReactNode;
}

/** Shows a place in the full report; looks like a link. */
export function PlaceButton({ place, onPlace, children }: PlaceButtonProps) {
  const says = useT()(WORDS.inFull);
  return (
    <Button
      look="link"
      aria-haspopup="dialog"
      title={children ? says : undefined}
      onClick={() => onPlace(place)}
    >
      {children ?? says}
    </Button>
  );
}

/** Hands a text to the browser as a file to save; nothing leaves the machine. */
function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click.
  URL.revokeObjectURL(address);
}

/** Where the pages of this deployment are, without a slash at the end. */
export const siteBase = () => withBase('/').replace(/\/$/, '');

export function useKeptText({ keep }: ReportReader) {
  const lang = useLang() as Lang;
  return (form: KeepQuestion['form']) => keep({ form, lang, base: `${window.location.origin}${siteBase()}` });
}

export function KeepTools({ reader }: { readonly reader: ReportReader }) {
  const say = useT();
  const keptText = useKeptText(reader);
  const save = (name: string, form: KeepQuestion['form']) =>
    void keptText(form).then(
      (text) => saveText(name, text),
      // Closed in the meantime, so nobody wants it.
      () => undefined,
    );
  return (
    <div className={parts.row}>
      <CopyButton label={say(WORDS.markdown)} text={() => keptText('markdown')} />
      <Button onClick={() => save('rsdoctor-summary.md', 'markdown')}>{say(WORDS.saveMarkdown)}</Button>
      <CopyButton label={say(WORDS.json)} text={() => keptText('json')} />
      <Button onClick={() => save('rsdoctor-summary.json', 'json')}>{say(WORDS.saveJson)}</Button>
    </div>
  );
}
