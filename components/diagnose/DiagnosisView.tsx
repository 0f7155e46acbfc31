import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useText } from '../../lib/hooks/useText';
import { fillIn } from '../../lib/text/fillIn';
import type { Lang } from '../../site/languages';
import { RULE_INDEX_PATH, localePath, rulePath } from '../../site/routes';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import { RULE_REPORTS } from '../../site/words/rules';
import { InlineText } from '../ui/InlineText';
import styles from './Diagnose.module.css';
import { explanation } from './explanation';
import type { Diagnosis, FoundRule } from './types';

/** The page about rules of one's own. */
const CUSTOM_PATH = '/guide/rules/rule-custom';

/** The answer of the diagnose box: a sentence, and a link per rule. All of it is text; nothing of the input is markup. */
export function DiagnosisView({ result }: { readonly result: Diagnosis }) {
  const say = useText();
  const lang = useLang() as Lang;
  const findings = ({ count }: FoundRule): string =>
    count === 1 ? say(WORDS.oneFinding) : fillIn(say(WORDS.findings), { count });
  const custom = result.kind === 'custom' || (result.kind === 'rules' && result.custom > 0);
  return (
    <>
      <p>{explanation(result, say)}</p>
      {result.kind === 'rules' && (
        <ul className={styles.rules}>
          {result.rules.map((rule) => (
            <li key={rule.code}>
              <Link href={localePath(rulePath(rule.code), lang)}>
                {rule.code} <InlineText text={say(RULE_REPORTS[rule.code])} />
              </Link>
              {rule.count > 0 && <span className={styles.count}>{findings(rule)}</span>}
            </li>
          ))}
        </ul>
      )}
      {result.kind === 'rules' && result.custom > 0 && (
        <p>{fillIn(say(WORDS.customBeside), { count: result.custom })}</p>
      )}
      {custom && (
        <p>
          <Link href={localePath(CUSTOM_PATH, lang)}>{say(WORDS.customLink)}</Link>
        </p>
      )}
      {(result.kind === 'unknownCode' || result.kind === 'unknown') && (
        <p>
          <Link href={localePath(RULE_INDEX_PATH, lang)}>{say(WORDS.indexLink)}</Link>
        </p>
      )}
    </>
  );
}
