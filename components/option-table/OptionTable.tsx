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
import parts from '../ui/parts.module.css';

const TONES: Readonly<Record<OptionState, BadgeTone>> = {
  deprecated: 'warning',
  'no effect': 'danger',
  'never an option': 'danger',
};

const NONE = '–';

/** The plugin options, each with a link to its section; those that are not to be used any more are folded away. */
export default function OptionTable() {
  const say = useT();
  const page = localePath(OPTIONS_PATH, useLang() as Lang);
  const columns = [WORDS.option, WORDS.default].map(say);

  if (import.meta.env.SSG_MD) {
    const cells = ({ path, anchor, default: value, state }: PluginOption) => [
      `[\`${path}\`](${markdownAddress(`${page}#${anchor}`)}): ${say(OPTION_PURPOSES[path])}${state ? ` (${say(OPTION_STATES[state])})` : ''}`,
      typeof value === 'string' ? `\`${value}\`` : value ? say(value) : NONE,
    ];
    return markdownTable(columns, PLUGIN_OPTIONS.map(cells));
  }

  const toRow = ({ path, anchor, default: value, state }: PluginOption) => ({
    id: path,
    title: (
      <>
        <Link href={`${page}#${anchor}`}>
          <code>{path}</code>
        </Link>{' '}
        {state && <Badge tone={TONES[state]}>{say(OPTION_STATES[state])}</Badge>}
      </>
    ),
    note: say(OPTION_PURPOSES[path]),
    cells: [typeof value === 'string' ? <code>{value}</code> : value ? say(value) : NONE],
  });
  const rows = (isOld: boolean) => PLUGIN_OPTIONS.filter(({ state }) => Boolean(state) === isOld).map(toRow);
  return (
    <>
      <FactTable name={say(WORDS.name)} columns={columns} rows={rows(false)} />
      <details>
        <summary className={parts.soft}>{say(WORDS.old)}</summary>
        <FactTable name={say(WORDS.old)} columns={columns} rows={rows(true)} />
      </details>
    </>
  );
}
