import {
  MEASURES,
  type Estimate,
  type GradedMeasures,
  type MeasureName,
} from '../search/graded/gradedMeasures';
import { section, when } from './section';
import { table } from './table';
import type { Results } from './types';

const NAMES = Object.keys(MEASURES) as MeasureName[];

const withInterval = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(3)} (${low.toFixed(2)}–${high.toFixed(2)})`;

const numbers = (all: GradedMeasures, show: (each: Estimate) => string): string[] =>
  NAMES.map((name) => (all.count > 0 ? show(all.measures[name]) : '–'));

const silence = ({ silent, nonsense }: GradedMeasures): string =>
  nonsense > 0 ? `${silent} of ${nonsense}` : '–';

const change = (now: number, before: number): string =>
  `${now < before ? '−' : '+'}${Math.abs(now - before).toFixed(3)}`;

/** The part of the report about graded queries; nothing when it never ran. */
export function searchQualityText({ 'search-quality': result }: Results): string[] {
  if (!result) return [];
  const { rows, without } = result;
  const whole = (lang: string) =>
    rows.find((row) => row.label === rows[0]?.label && row.set === 'validation' && row.lang === lang)?.all;
  const ablation = without.flatMap(({ name, lines, rows: left }) =>
    left.map(({ lang, all }) => {
      const own = whole(lang);
      const changes = NAMES.map((each) =>
        own ? change(all.measures[each].mean, own.measures[each].mean) : '–',
      );
      return [name, lines > 0 ? String(lines) : '–', lang, ...changes, silence(all)];
    }),
  );
  return [
    section(
      'Search, by graded queries',
      `Queries that were written by somebody who reads the pages and not the engine; pages and sections are graded, 3 for an answer, 2 for good enough, 1 for related. A page counts from 2; "right first row" is the share of queries whose first row leads to a section that counts. In brackets the interval of 95 % (bootstrap). \`dev\` was looked at while the engine was made, \`validation\` only as figures; \`sealed\` is asked for the record alone. ${when(result)}`,
      table(
        ['', 'set', 'language', 'queries', ...NAMES, 'silent on nonsense'],
        rows.map(({ label, set, measured, lang, all }) => [
          ...[label, measured ? `${set}, ${measured}` : set, lang, String(all.count)],
          ...numbers(all, withInterval),
          silence(all),
        ]),
      ),
      'This site, by kind of query:',
      table(
        ['kind', 'set', 'language', 'queries', ...NAMES],
        rows
          .filter(({ label }) => label === rows[0]?.label)
          .flatMap(({ set, lang, kinds }) =>
            kinds
              .filter(({ count }) => count > 0)
              .map((each) => [
                ...[each.kind, set, lang, String(each.count)],
                ...numbers(each, ({ mean }) => mean.toFixed(3)),
              ]),
          ),
      ),
      'Each part of the engine switched off alone, on `validation`: what changes, and the lines of the files that are there for it alone.',
      table(['without', 'lines', 'language', ...NAMES, 'silent on nonsense'], ablation),
    ),
  ];
}
