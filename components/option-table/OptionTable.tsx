import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { markdownAddress } from '../../lib/address';
import { markdownTable } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import type { Lang } from '../../site/languages';
import { PLUGIN_OPTIONS, type PluginOption, type OptionState } from '../../site/pluginOptions';
import { OPTIONS_PATH, localePath } from '../../site/routes';
import { OPTION_PURPOSES, OPTION_STATES, OPTION_TABLE_WORDS as WORDS } from '../../site/words/options';
import Badge, { type BadgeTone } from '../badge/Badge';
import { FactTable } from '../ui/FactTable';
import { InlineText } from '../ui/InlineText';
import styles from './OptionTable.module.css';

const TONES: Readonly<Record<OptionState, BadgeTone>> = {
  deprecated: 'warning',
  'no effect': 'danger',
  'never an option': 'danger',
};

const NONE = '–';

interface OptionTableProps {
  /** A group such as `output`; all options without it. */
  readonly under?: string;
}

/** The plugin options, each with a link to its section; those that are not to be used any more are folded away. */
export default function OptionTable({ under }: OptionTableProps) {
  const say = useT();
  const page = localePath(OPTIONS_PATH, useLang() as Lang);
  const options = PLUGIN_OPTIONS.filter(({ path }) => !under || path.startsWith(`${under}.`));
  const columns = [WORDS.option, WORDS.default].map(say);

  if (import.meta.env.SSG_MD) {
    const cells = ({ path, anchor, default: value, state }: PluginOption) => [
      `[\`${path}\`](${markdownAddress(`${page}#${anchor}`)}): ${say(OPTION_PURPOSES[path])}${state ? ` (${say(OPTION_STATES[state])})` : ''}`,
      typeof value === 'string' ? `\`${value}\`` : value ? say(value) : NONE,
    ];
    return markdownTable(columns, options.map(cells));
  }

  const toRow = ({ path, anchor, default: value, state }: PluginOption) => ({
    id: path,
    cells: [
      <>
        <Link href={`${page}#${anchor}`}>
          <code>{path}</code>
        </Link>{' '}
        {state && <Badge tone={TONES[state]}>{say(OPTION_STATES[state])}</Badge>}
        <span className={styles.purpose}>
          <InlineText text={say(OPTION_PURPOSES[path])} />
        </span>
      </>,
      typeof value === 'string' ? <code>{value}</code> : value ? say(value) : NONE,
    ],
  });
  const table = (name: string, facts: readonly PluginOption[]) => (
    <FactTable name={name} columns={columns} rows={facts.map(toRow)} />
  );
  const old = options.filter(({ state }) => state);
  return (
    <>
      {table(
        say(WORDS.name),
        options.filter(({ state }) => !state),
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
