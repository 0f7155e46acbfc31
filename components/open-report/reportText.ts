import { fillIn } from '../../lib/text/strings';
import { READ_LIMITS, type PackedKind, type ReportFault, type ReportPart } from '../../packages/report';
import { documentedRange } from '../../site/analyzerVersions';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import {
  FILE_KIND_WORDS,
  REPORT_FAULT_WORDS,
  REPORT_VIEW_WORDS,
  REPORT_PART_WORDS,
} from '../../site/words/reportView';
import type { Text } from '../../site/words/types';
import type { ReportView } from './reportView';
import type { ReaderFault } from './reportReader';

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

type Say = (text: Text) => string;

/** What is said when a report cannot be read, and where: text of strangers, so it only ever stands as text. */
export function faultText({ fault, place, what = 'text' }: ReaderFault, say: Say): string {
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
}

/** What is said when a report is open; `pick` is its path, when it is one of several. */
export function openedText({ build, summary, empty }: ReportView, say: Say, pick?: string): string {
  const knows = !empty.unknown.includes('errors');
  return fillIn(say(REPORT_VIEW_WORDS[knows ? 'opened' : 'openedOnly']), {
    name: pick ? `${build.name} (${pick})` : build.name,
    findings: summary.findings,
  });
}

export const partNames = (parts: readonly ReportPart[], say: Say): string =>
  parts.map((part) => say(REPORT_PART_WORDS[part])).join(say(REPORT_VIEW_WORDS.comma));
