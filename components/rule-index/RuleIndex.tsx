import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { markdownAddress } from '../../lib/address';
import { markdownTable } from '../../lib/text/strings';
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

/** Names of the bundlers, which no language translates. */
const BUNDLERS = ['Rspack', 'webpack'];

/** Every built-in rule with what it reports; each leads to its page. */
export default function RuleIndex() {
  const say = useT();
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

  const rows = all.map((entry) => ({
    id: entry.code,
    anchor: entry.code.toLowerCase(),
    title: (
      <>
        <Link href={entry.page}>{entry.code}</Link> <code>{entry.title}</code>
      </>
    ),
    note: entry.reports,
    cells: entry.facts,
  }));
  return <FactTable name={say(WORDS.name)} columns={[say(WORDS.rule), ...facts]} rows={rows} />;
}
