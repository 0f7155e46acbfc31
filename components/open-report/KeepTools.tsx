import { withBase } from '@rspress/core/runtime';
import { useText } from '../../lib/words';
import type { Lang } from '../../site/languages';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import buttonStyles from '../ui/Button.module.css';
import { CopyButton } from './CopyButton';
import styles from './DataTable.module.css';
import { saveText } from './saveText';
import type { KeepQuestion } from './types';
import type { ReportReader } from './useReportReader';

/** Where the pages of this deployment are, without a slash at the end. */
export const siteBase = () => withBase('/').replace(/\/$/, '');

/** Props of `KeepTools`. */
export interface KeepToolsProps {
  readonly reader: ReportReader;
  readonly lang: Lang;
}

/** Asks the worker for a text about the open reports. */
export const keptText = ({ reader, lang }: KeepToolsProps, form: KeepQuestion['form']) =>
  reader.keep({ form, lang, base: `${window.location.origin}${siteBase()}` });

/** Copies or saves what the page says, for people and for programs. */
export function KeepTools(props: KeepToolsProps) {
  const say = useText();
  const save = (name: string, form: KeepQuestion['form']) => {
    keptText(props, form).then(
      (text) => saveText(name, text),
      // Closed in the meantime, so nobody wants it.
      () => undefined,
    );
  };
  const button = (label: string, name: string, form: KeepQuestion['form']) => (
    <button type="button" className={buttonStyles.button} onClick={() => save(name, form)}>
      {label}
    </button>
  );
  return (
    <div className={styles.tools}>
      <CopyButton label={say(WORDS.markdown)} text={() => keptText(props, 'markdown')} />
      {button(say(WORDS.saveMarkdown), 'rsdoctor-summary.md', 'markdown')}
      <CopyButton label={say(WORDS.json)} text={() => keptText(props, 'json')} />
      {button(say(WORDS.saveJson), 'rsdoctor-summary.json', 'json')}
    </div>
  );
}
