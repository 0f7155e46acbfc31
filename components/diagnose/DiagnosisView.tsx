import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useEffect, useState } from 'react';
import { openSearch } from '../../lib/browser';
import { nearestSections, type Section } from '../../lib/nearestSections';
import { siteSettings } from '../../lib/siteSettings';
import { fillIn } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import type { Bundler } from '../../site/aims';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import type { Lang } from '../../site/languages';
import * as LIMITS from '../../site/limits';
import { MESSAGES } from '../../site/messages/messages';
import { localePath } from '../../site/routes';
import { RULES } from '../../site/rules';
import { DIAGNOSIS_WORDS as WORDS } from '../../site/words/diagnosis';
import type { Text } from '../../site/words/types';
import { Button } from '../ui/Button';
import buttonStyles from '../ui/Button.module.css';
import { CodeSample } from '../ui/CodeSample';
import { InlineText } from '../ui/InlineText';
import { OutLink } from '../ui/OutLink';
import styles from './Diagnosis.module.css';
import type { Finding, Diagnosis } from './findMessages';

/** What npm takes as the name of a package: nothing else may stand in a shell line. */
const PACKAGE = /^(?:@[a-z\d][\w.-]{0,100}\/)?[a-z\d][\w.-]{0,100}$/;

const ANY_PACKAGE = 'lodash';

/** Lines of the messages are for Rspack. A pinned version of its plugin exists for that plugin only. */
const forWebpack = (code: string): string =>
  code
    .replaceAll('RsdoctorRspack', 'RsdoctorWebpack')
    .replace(/rspack(?=-plugin(?!@\d)|\.config)/g, 'webpack');

/** The lines to copy for a finding, for each of the bundlers where they differ. */
function snippetsFor(
  { id, names }: Finding,
  bundlers: readonly Bundler[] = ['rspack', 'webpack'],
): readonly { readonly code: string; readonly bundler?: string }[] {
  const name = names.find((each) => PACKAGE.test(each)) ?? ANY_PACKAGE;
  const code = MESSAGES[id].snippet?.code.replaceAll('{name}', name);
  if (!code) return [];
  const other = forWebpack(code);
  if (other === code) return bundlers.includes('rspack') || !code.includes('rspack') ? [{ code }] : [];
  if (bundlers.length === 1) return [{ code: bundlers[0] === 'rspack' ? code : other }];
  return [
    { code, bundler: 'Rspack' },
    { code: other, bundler: 'webpack' },
  ];
}

export function explanation(result: Diagnosis, say: (text: Text) => string): string {
  const count = result.kind === 'found' ? result.findings.length : 0;
  return fillIn(say(WORDS[count === 1 ? 'foundOne' : result.kind]), {
    count,
    code: result.kind === 'unknownCode' ? result.code : '',
    version: DOCUMENTED_VERSION,
    first: RULES[0]?.code ?? '',
    last: RULES.at(-1)?.code ?? '',
    limit: LIMITS.diagnoseLength / 1_000_000,
  });
}

function NameList({ names }: { readonly names: readonly string[] }) {
  const say = useT();
  const more = names.length - LIMITS.diagnoseNamesShown;
  return (
    <div className={styles.named}>
      <span className={styles.label}>{say(WORDS.named)}</span>
      <ul className={styles.names}>
        {names.slice(0, LIMITS.diagnoseNamesShown).map((name) => (
          <li key={name}>
            <code translate="no">
              <bdi>{name}</bdi>
            </code>
          </li>
        ))}
        {more > 0 && <li>{fillIn(say(WORDS.moreNames), { count: more })}</li>}
      </ul>
    </div>
  );
}

type Found = Extract<Diagnosis, { readonly kind: 'found' }>;

const isCode = (id: string): boolean => /^E\d{4}$/.test(id);

function FindingCard({ finding, bundlers }: { readonly finding: Finding } & Pick<Found, 'bundlers'>) {
  const say = useT();
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
        <strong>{say(WORDS.fix)}</strong> <InlineText text={say(fix)} />
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

const REPORT_BUG_PATH = '/guide/more/help#what-to-send';

/** Sections of the site that may help; nothing until the search has answered, and nothing when it cannot. */
function Nearest({ message }: { readonly message: string }) {
  const say = useT();
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
    nearestSections(message).then(setSections, () => undefined);
  }, [message]);
  if (sections.length === 0) return null;
  return (
    <>
      <p className={styles.label}>{say(WORDS.nearest)}</p>
      <ul>
        {sections.map(({ title, header, link }) => (
          <li key={link}>
            <Link href={link}>{header || title}</Link>
            {header && ` – ${title}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Onwards() {
  const say = useT();
  const lang = useLang() as Lang;
  return (
    <p className={styles.ways}>
      <Button onClick={openSearch}>{say(WORDS.search)}</Button>
      <OutLink
        href={`${siteSettings.docsRepository}/issues/new`}
        className={buttonStyles.link}
        newTabText={say(WORDS.newTab)}
      >
        {say(WORDS.ask)}
      </OutLink>
      <Link href={localePath(REPORT_BUG_PATH, lang)}>{say(WORDS.reportHelp)}</Link>
    </p>
  );
}

/** What follows the answer in words: a card for each finding, or ways to go on. Nothing of the input is markup. */
export function DiagnosisView({ result }: { readonly result: Diagnosis }) {
  const say = useT();
  if (result.kind === 'unknown' || result.kind === 'unknownCode') {
    return (
      <div className={styles.onwards}>
        <Onwards />
        {result.kind === 'unknown' && <Nearest key={result.message} message={result.message} />}
      </div>
    );
  }
  if (result.kind !== 'found') return null;
  const { findings, bundlers, others = [] } = result;
  return (
    <>
      <ul className={styles.cards}>
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} bundlers={bundlers} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className={styles.onwards}>
          <p className={styles.label}>{say(WORDS.others)}</p>
          <ul>
            {others.map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
          <Onwards />
        </div>
      )}
    </>
  );
}

export { diagnoseText, readText } from './diagnose';
