import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useState } from 'react';
import { useText } from '../../lib/words';
import { markdownAddress } from '../../lib/address';
import { markdownTable } from '../../lib/text/strings';
import type { Lang } from '../../site/languages';
import { localePath, rulePath } from '../../site/routes';
import { RULES } from '../../site/rules';
import {
  RULE_CATEGORIES,
  RULE_INDEX_WORDS as WORDS,
  RULE_REPORTS,
  RULE_SUPPORT,
} from '../../site/words/rules';
import { FactTable } from '../ui/FactTable';
import { InlineText } from '../ui/InlineText';
import { RuleFilter } from './RuleFilter';
import styles from './RuleIndex.module.css';
import { filterRules } from './filterRules';

/** Names of the bundlers, which no language translates. */
const BUNDLERS = ['Rspack', 'webpack'];

/** Every built-in rule with what it reports; each leads to its page. A filter narrows the list while one types. */
export default function RuleIndex() {
  const say = useText();
  const [query, setQuery] = useState('');
  const lang = useLang() as Lang;
  const facts = [say(WORDS.category), ...BUNDLERS, say(WORDS.since)];
  const all = RULES.map((fact) => ({
    ...fact,
    page: localePath(rulePath(fact.code), lang),
    reports: say(RULE_REPORTS[fact.code]),
    facts: [
      say(RULE_CATEGORIES[fact.category]),
      say(RULE_SUPPORT[fact.rspack]),
      say(RULE_SUPPORT[fact.webpack]),
      fact.since,
    ],
  }));

  if (import.meta.env.SSG_MD) {
    return markdownTable(
      [say(WORDS.rule), say(WORDS.reports), ...facts],
      all.map((entry) => [
        `[${entry.code}](${markdownAddress(entry.page)}) \`${entry.title}\``,
        entry.reports,
        ...entry.facts,
      ]),
    );
  }

  const found = filterRules(all, query);
  const rows = found.map((entry) => ({
    id: entry.code,
    anchor: entry.code.toLowerCase(),
    cells: [
      <>
        <Link href={entry.page}>{entry.code}</Link> <code>{entry.title}</code>
        <span className={styles.reports}>
          <InlineText text={entry.reports} />
        </span>
      </>,
      ...entry.facts,
    ],
  }));
  return (
    <div>
      <RuleFilter query={query} onQuery={setQuery} count={found.length} total={all.length} />
      {rows.length > 0 && (
        <FactTable name={say(WORDS.name)} columns={[say(WORDS.rule), ...facts]} rows={rows} />
      )}
    </div>
  );
}
