import { fillIn } from '../../lib/text/strings';
import { READ_LIMITS, type PackedKind, type ReportFault } from '../../packages/report';
import { documentedRange } from '../../site/analyzerVersions';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { FILE_KIND_WORDS, REPORT_FAULT_WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';
import type { ReaderFault } from './types';

const analyze = (file: string) => `npx @rsdoctor/cli@${documentedRange()} stats-analyze --profile ${file}`;

/** What shows the statistics of a bundler, by what is wrong with them. */
export const STATS_COMMANDS: Readonly<Partial<Record<string, string>>> = {
  stats: analyze('stats.json'),
  manyStats: [
    `node -e "fs.writeFileSync('stats-0.json', JSON.stringify(require('./stats.json').children[0]))"`,
    analyze('stats-0.json'),
  ].join('\n'),
} satisfies Partial<Record<ReportFault, string>>;

/** What unpacks a file in a terminal; its name is never put into the line, since it may be anything. */
const COMMANDS: Readonly<Partial<Record<string, string>>> = {
  tar: 'tar -xf FILE',
  '7z': '7z x FILE',
  rar: 'unrar x FILE',
  xz: 'xz -d FILE',
  zstd: 'zstd -d FILE',
  bzip2: 'bzip2 -d FILE',
  brotli: 'brotli -d FILE',
} satisfies Partial<Record<PackedKind, string>>;

/**
 * What is said when a report cannot be read.
 * @param failure what is wrong, and where: text of strangers, so it only ever stands as text
 * @param say gives a text in the page's language
 */
export const faultText = (
  { fault, place, what = 'text' }: ReaderFault,
  say: (text: Text) => string,
): string => {
  const command = COMMANDS[what];
  return [
    fillIn(say(REPORT_FAULT_WORDS[fault]), {
      limit: READ_LIMITS.bytes / 1_000_000,
      files: READ_LIMITS.files,
      version: DOCUMENTED_VERSION,
      kind: say(FILE_KIND_WORDS[what]),
      command: command ? ` (${command})` : '',
    }),
    place && `(${place})`,
  ]
    .filter(Boolean)
    .join(' ');
};
