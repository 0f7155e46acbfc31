import { markdownTable } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import { AIM_NAMES, AIMS } from '../../site/aims';
import { PICKS } from '../../site/picks';
import { AIM_WORDS, AIM_COSTS, AIM_TABLE_WORDS as WORDS } from '../../site/words/configBuilder';
import { FactTable } from '../ui/FactTable';
import { InlineText } from '../ui/InlineText';
import styles from './AimTable.module.css';
import { reportFile, nestOptions, valueCode } from './valueCode';

/** Every aim with the options for it, where the report is, and what it costs: what `ConfigBuilder` writes, without scripts. */
export default function AimTable() {
  const say = useT();
  const columns = [WORDS.aim, WORDS.options, WORDS.file].map(say);
  const rows = AIM_NAMES.map((aim) => {
    const { options, report } = AIMS[aim];
    const hasFolder = options.some(([path]) => path === 'output.reportDir');
    return {
      id: aim,
      name: say(AIM_WORDS[aim]),
      options: nestOptions(options),
      file: reportFile(PICKS.tool[0], report, hasFolder),
      cost: say(AIM_COSTS[aim]),
    };
  });
  if (import.meta.env.SSG_MD) {
    return markdownTable(
      columns,
      rows.map(({ name, options, file, cost }) => [
        `**${name}** ${cost}`,
        `\`${valueCode(options, 0, -Infinity)}\``,
        `\`${file}\``,
      ]),
    );
  }
  return (
    <FactTable
      name={say(WORDS.name)}
      columns={columns}
      rows={rows.map(({ id, name, options, file, cost }) => ({
        id,
        title: <strong>{name}</strong>,
        note: cost,
        cells: [
          <code className={styles.code}>{valueCode(options, 0)}</code>,
          <InlineText text={`\`${file}\``} />,
        ],
      }))}
    />
  );
}
