import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useId, useState } from 'react';
import { markdownAddress } from '../../lib/address';
import { fillIn, markdownTable } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import type { Lang } from '../../site/languages';
import { localePath, rulePath } from '../../site/routes';
import { RULES } from '../../site/rules';
import {
  RULE_INDEX_WORDS as WORDS,
  RULE_CATEGORIES,
  RULE_REPORTS,
  RULE_SUPPORT,
} from '../../site/words/rules';
import { FactTable } from '../ui/FactTable';
import { InlineText } from '../ui/InlineText';
import styles from './RuleIndex.module.css';

/** Names of the bundlers, which no language translates. */
const BUNDLERS = ['Rspack', 'webpack'];

/** Every built-in rule with what it reports; each leads to its page. A filter narrows the list while one types. */
export default function RuleIndex() {
  const say = useT();
  const [query, setQuery] = useState('');
  const id = useId();
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

  const words = query.toLowerCase().split(/\s+/);
  const found = all.filter(({ code, title, reports }) => {
    const text = `${code} ${title} ${reports}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const [count, total] = [found.length, all.length];
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
      <div className={styles.filter}>
        <label htmlFor={id} className={styles.label}>
          {say(WORDS.filter)}
        </label>
        <input
          id={id}
          type="search"
          className={styles.input}
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className={styles.status}>
          {count > 0 ? fillIn(say(WORDS.count), { count, total }) : fillIn(say(WORDS.nothing), { query })}
        </p>
      </div>
      {rows.length > 0 && (
        <FactTable name={say(WORDS.name)} columns={[say(WORDS.rule), ...facts]} rows={rows} />
      )}
    </div>
  );
}
