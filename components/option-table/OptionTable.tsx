import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { Fragment } from 'react';
import { useText } from '../../lib/hooks/useText';
import { markdownAddress } from '../../lib/site/markdownAddress';
import { markdownTable } from '../../lib/text/markdownTable';
import type { Lang } from '../../site/languages';
import { PLUGIN_OPTIONS, type OptionFact, type OptionState } from '../../site/pluginOptions';
import { OPTIONS_PATH, localePath } from '../../site/routes';
import { OPTION_PURPOSES, OPTION_STATES, OPTION_TABLE_WORDS as WORDS } from '../../site/words/options';
import Badge, { type BadgeTone } from '../badge/Badge';
import { FactTable } from '../ui/FactTable';
import { InlineText } from '../ui/InlineText';
import styles from './OptionTable.module.css';
import { optionsUnder } from './optionsUnder';

const TONES: Readonly<Partial<Record<OptionState, BadgeTone>>> = {
  deprecated: 'warning',
  'no effect': 'danger',
  'never an option': 'danger',
};

/** What stands in a cell without a value. */
const NONE = '–';

/** Where a line may end: after the dots of a path. */
const BREAKS = /(?<=\.)/;

/** Code whose lines may end at more places than spaces. */
function Breaking({ text, at }: { readonly text: string; readonly at: RegExp }) {
  const pieces = text.split(at).map((piece, index) => ({ piece, key: `${index} ${piece}` }));
  return pieces.map(({ piece, key }, index) => (
    <Fragment key={key}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** Props of `OptionTable`. */
export interface OptionTableProps {
  /** Path of the group whose options are shown, such as `output`; all of them when left out. */
  readonly under?: string;
}

/**
 * The plugin options with purpose and default; each leads to its section, which has the rest. Those that are not to be
 * used any more are folded away.
 */
export default function OptionTable({ under }: OptionTableProps) {
  const say = useText();
  const page = localePath(OPTIONS_PATH, useLang() as Lang);
  const options = optionsUnder(PLUGIN_OPTIONS, under);
  const { option, type, default: value, since, state } = WORDS;
  if (import.meta.env.SSG_MD) {
    const code = (text: string | undefined) => (text ? `\`${text}\`` : NONE);
    const cells = (fact: OptionFact) => [
      `[\`${fact.path}\`](${markdownAddress(`${page}#${fact.anchor}`)}): ${say(OPTION_PURPOSES[fact.path])}`,
      code(fact.type),
      typeof fact.default === 'object' ? say(fact.default) : code(fact.default),
      fact.since ?? NONE,
      say(OPTION_STATES[fact.state]),
    ];
    return markdownTable([option, type, value, since, state].map(say), options.map(cells));
  }

  const code = (text: string | undefined) => (text ? <code>{text}</code> : NONE);
  const table = (name: string, facts: readonly OptionFact[]) => (
    <FactTable
      name={name}
      columns={[option, value].map(say)}
      rows={facts.map((fact) => ({
        id: fact.path,
        cells: [
          <>
            <Link href={`${page}#${fact.anchor}`}>
              <code>
                <Breaking text={fact.path} at={BREAKS} />
              </code>
            </Link>{' '}
            {TONES[fact.state] && <Badge tone={TONES[fact.state]}>{say(OPTION_STATES[fact.state])}</Badge>}
            <span className={styles.purpose}>
              <InlineText text={say(OPTION_PURPOSES[fact.path])} />
            </span>
          </>,
          typeof fact.default === 'object' ? say(fact.default) : code(fact.default),
        ],
      }))}
    />
  );
  const old = options.filter(({ state: each }) => each !== 'current');
  return (
    <>
      {table(
        say(WORDS.name),
        options.filter((fact) => !old.includes(fact)),
      )}
      {old.length > 0 && (
        <details className={styles.old}>
          <summary>{say(WORDS.old)}</summary>
          {table(say(WORDS.old), old)}
        </details>
      )}
    </>
  );
}
