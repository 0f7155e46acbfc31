import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useId } from 'react';
import { useT } from '../../lib/words';
import type { ReportFault } from '../../packages/report';
import type { Lang } from '../../site/languages';
import { DIAGNOSE_PATH, localePath } from '../../site/routes';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import { Button } from '../ui/Button';
import { CodeSample } from '../ui/CodeSample';
import parts from '../ui/parts.module.css';
import styles from './OpenReport.module.css';
import { STATS_COMMANDS } from './reportText';
import type { ReportSlot, ReportSource } from './reportReader';
import type { ReportReader } from './useReportReader';

/** Kinds of text that the diagnose box may know. */
const LOGS = ['text', 'jsonLines'];
const STATS: readonly string[] = ['stats', 'manyStats', 'bareStats'] satisfies readonly ReportFault[];

interface NextStepsProps {
  readonly slot: ReportSlot;
  readonly reader: ReportReader;
  readonly onSource: (source: ReportSource, pick: string) => void;
}

/** What can be done with what was chosen: one of several reports opened, or another tool used. */
export function NextSteps({ slot, reader, onSource }: NextStepsProps) {
  const say = useT();
  const lang = useLang() as Lang;
  const id = useId();
  const failure = reader.failure?.slot === slot ? reader.failure : undefined;
  const choices = reader.choices?.[slot];
  if (choices) {
    return (
      <div role="group" aria-labelledby={id}>
        <p id={id} className={failure?.fault === 'several' ? 'siteVisuallyHidden' : styles.next}>
          {say(WORDS.choices)}
        </p>
        <ul className={parts.list}>
          {choices.paths.map((path) => (
            <li key={path}>
              <Button
                className={styles.choice}
                aria-pressed={path === choices.pick}
                onClick={() => onSource(choices.source, path)}
              >
                {path}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (failure && STATS.includes(failure.fault)) {
    const command = STATS_COMMANDS[failure.fault];
    return (
      <div className={styles.next}>
        {command && <CodeSample code={command} lang="bash" />}
        <Link href={localePath('/guide/start/cli#stats-analyze', lang)}>{say(WORDS.statsLink)}</Link>
      </div>
    );
  }
  if (failure?.what === undefined || !LOGS.includes(failure.what)) return null;
  return (
    <p className={styles.next}>
      <Link href={localePath(DIAGNOSE_PATH, lang)}>{say(WORDS.lookUp)}</Link>
    </p>
  );
}
