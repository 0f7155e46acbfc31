import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useText } from '../../lib/words';
import { fillIn } from '../../lib/text/strings';
import type { Bundler } from '../../site/aims';
import type { Lang } from '../../site/languages';
import { MESSAGES } from '../../site/messages/messages';
import { localePath } from '../../site/routes';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import { CodeSample } from '../ui/CodeSample';
import { InlineText } from '../ui/InlineText';
import styles from './Diagnosis.module.css';
import { NameList } from './NameList';
import { snippetsFor } from './snippetsFor';
import type { Finding } from './types';

const isCode = (id: string): boolean => /^E\d{4}$/.test(id);

interface Props {
  readonly finding: Finding;
  /** Those that the text may come from. */
  readonly bundlers?: readonly Bundler[] | undefined;
}

/** One finding: what it means, what the text names, the first fix with lines to copy, and where the rest is. */
export function FindingCard({ finding, bundlers }: Props) {
  const say = useText();
  const lang = useLang() as Lang;
  const { id, count, names } = finding;
  const { tone, title, means, fix, page } = MESSAGES[id];
  return (
    <li className={styles.card} data-tone={tone}>
      <h2 className={styles.title}>
        <span className={styles.tone}>{say(WORDS[tone])}</span>
        <span>
          {isCode(id) && `${id} `}
          <InlineText text={say(title)} />
        </span>
        {count > 1 && <span className={styles.count}>{fillIn(say(WORDS.times), { count })}</span>}
      </h2>
      <p>
        <InlineText text={say(means)} />
      </p>
      {names.length > 0 && <NameList names={names} />}
      <p>
        <strong className={styles.label}>{say(WORDS.fix)}</strong> <InlineText text={say(fix)} />
      </p>
      {snippetsFor(finding, bundlers).map(({ code, bundler }) => (
        <CodeSample key={code} code={code} title={bundler} />
      ))}
      <p>
        <Link href={localePath(page, lang)}>
          {fillIn(say(WORDS.more), { title: say(title).replaceAll('`', '') })}
        </Link>
      </p>
    </li>
  );
}
