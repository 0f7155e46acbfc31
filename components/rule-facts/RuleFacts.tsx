import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { useT } from '../../lib/words';
import { markdownAddress } from '../../lib/address';
import type { Lang } from '../../site/languages';
import { OPTIONS_PATH, localePath } from '../../site/routes';
import { PLACE_OF_RULE, reportAddress } from '../../site/reportPlaces';
import { RULES } from '../../site/rules';
import { REPORT_WORDS } from '../../site/words/reports';
import { RULE_KEY, RULE_INDEX_WORDS as WORDS, RULE_SUPPORT } from '../../site/words/rules';
import { ReportLink } from '../ui/ReportLink';
import styles from './RuleFacts.module.css';

/** The facts of one built-in rule, from `site/rules.ts`. */
export default function RuleFacts({ code }: { readonly code: string }) {
  const say = useT();
  const lang = useLang() as Lang;
  const rule = RULES.find((fact) => fact.code === code);
  // The content check names the rules that there are, with file and line.
  if (!rule) throw new Error(`No rule ${code}`);
  const options = `${localePath(OPTIONS_PATH, lang)}#linter-rules`;
  const facts = [
    // Names of the bundlers, which no language translates.
    ['Rspack', say(RULE_SUPPORT[rule.rspack])],
    ['webpack', say(RULE_SUPPORT[rule.webpack])],
    [say(WORDS.since), rule.since],
  ] as const;
  const place = PLACE_OF_RULE[rule.code];
  if (import.meta.env.SSG_MD) {
    const list = facts.map(([name, value]) => `- ${name}: ${value}`).join('\n');
    const live = place
      ? `- ${say(REPORT_WORDS.example)}: [${say(REPORT_WORDS.inReport)}](${markdownAddress(reportAddress(place, lang))})\n`
      : '';
    return `\n- [${say(RULE_KEY)}](${markdownAddress(options)}): \`${rule.title}\`\n${list}\n${live}\n`;
  }
  const rows: readonly (readonly [ReactNode, ReactNode])[] = [
    [<Link href={options}>{say(RULE_KEY)}</Link>, <code>{rule.title}</code>],
    ...facts,
    [say(REPORT_WORDS.example), place && <ReportLink place={place}>{say(REPORT_WORDS.inReport)}</ReportLink>],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([name, value], at) =>
          value && (
            <div key={at}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
