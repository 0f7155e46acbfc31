import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useState } from 'react';
import { fillIn } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import type { Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import { localePath } from '../../site/routes';
import {
  EFFECT_WORDS,
  FINDING_TONES,
  FINDING_WORDS,
  VERDICT_WORDS as VERDICT,
  OPTIONS_CHECK_WORDS as WORDS,
} from '../../site/words/optionsCheck';
import styles from '../diagnose/Diagnosis.module.css';
import { InlineText } from '../ui/InlineText';
import { PasteBox } from '../ui/PasteBox';
import { checkOptions, type Verdict } from './checkOptions';
import type { Finding, FindingKind } from './finding';
import { OPTIONS_TABLE } from './optionFindings';

type Tone = keyof typeof FINDING_TONES;

const CHANGE: readonly FindingKind[] = ['deprecated', 'oldName', 'twice', 'sections'];
const NOT_NEEDED: readonly FindingKind[] = [
  'default',
  'gone',
  'briefMode',
  'endsAnyway',
  'noServer',
  'noEffect',
  'onlyWebpack',
  'treeShaking',
];

function toneOf({ kind, effect }: Finding): Tone {
  if (effect === 'stops' || effect === 'hangs') return 'stops';
  if (effect) return effect === 'ignored' ? 'error' : 'warning';
  if (CHANGE.includes(kind)) return 'warning';
  return NOT_NEEDED.includes(kind) ? 'note' : 'error';
}

function FindingItem({ finding }: { readonly finding: Finding & { readonly line: number } }) {
  const say = useT();
  const page = localePath(finding.page, useLang() as Lang);
  const { kind, name, line, about, instead = '', allowed = '', effect } = finding;
  const tone = toneOf(finding);
  return (
    <li className={styles.card} data-tone={tone}>
      <p className={styles.title}>
        <code translate="no">{name}</code>
        <span className={styles.tone}>{say(FINDING_TONES[tone])}</span>
        <span className={styles.count}>{fillIn(say(VERDICT.line), { line })}</span>
      </p>
      {effect && <p>{fillIn(say(EFFECT_WORDS[effect]), { version: DOCUMENTED_VERSION })}</p>}
      <p>
        <InlineText
          text={fillIn(say(FINDING_WORDS[kind]), { instead, allowed, version: DOCUMENTED_VERSION })}
        />
      </p>
      <p>
        <Link href={page}>
          {about === OPTIONS_TABLE ? (
            say(VERDICT.allOptions)
          ) : (
            <InlineText text={fillIn(say(VERDICT.about), { about })} />
          )}
        </Link>
      </p>
    </li>
  );
}

function verdictText(verdict: Verdict, say: ReturnType<typeof useT>): string {
  if (verdict.kind === 'syntax') {
    return fillIn(say(VERDICT.syntax), { line: verdict.line, column: verdict.column });
  }
  if (verdict.kind !== 'read') return fillIn(say(VERDICT[verdict.kind]), { limit: LIMITS.optionsLength });
  const { keys, codes, findings } = verdict;
  if (keys === 0) return say(codes > 0 ? VERDICT.notKnown : VERDICT.none);
  const whole = findings.length > 0 ? VERDICT.found : VERDICT.fine;
  const count =
    findings.length > LIMITS.optionFindingsShown ? `${LIMITS.optionFindingsShown}+` : findings.length;
  const text = fillIn(say(whole), { keys, count, version: DOCUMENTED_VERSION });
  return codes > 0 ? `${text} ${fillIn(say(VERDICT.codes), { codes })}` : text;
}

function VerdictView({ verdict }: { readonly verdict: Verdict }) {
  const say = useT();
  if (verdict.kind !== 'read' || verdict.findings.length === 0) return null;
  const shown = verdict.findings.slice(0, LIMITS.optionFindingsShown);
  return (
    <>
      <ul className={styles.cards} aria-label={say(VERDICT.list)}>
        {shown.map((finding) => (
          <FindingItem key={`${finding.at} ${finding.kind} ${finding.name}`} finding={finding} />
        ))}
      </ul>
      {shown.length < verdict.findings.length && <p>{fillIn(say(VERDICT.more), { count: shown.length })}</p>}
    </>
  );
}

/** Stands in the field until something is pasted: an old name, and a key in the wrong place. */
const SAMPLE = `{
  mode: 'brief',
  reportDir: './report',
  features: ['bundle', 'loader'],
}`;

/** The box for options that a reader pastes. The text is parsed in the browser and never run. */
export function OptionsCheckBox() {
  const say = useT();
  const [text, setText] = useState(SAMPLE);
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <PasteBox
      label={say(WORDS.label)}
      hint={say(WORDS.hint)}
      submit={say(WORDS.submit)}
      rows={7}
      value={text}
      onFocus={({ target }) => {
        if (text === SAMPLE) target.select();
      }}
      onChange={({ target }) => setText(target.value)}
      onAsk={() => setVerdict(checkOptions(text))}
      status={
        verdict && (
          <p>
            <InlineText text={verdictText(verdict, say)} />
          </p>
        )
      }
    >
      {verdict && <VerdictView verdict={verdict} />}
    </PasteBox>
  );
}
