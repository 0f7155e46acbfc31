import { kB, spread } from './kB';
import { section, when } from './section';
import { table } from './table';
import type { Results } from './types';

/** The part of the report about search; nothing when it never ran. */
export function searchText({ search }: Results): string[] {
  if (!search) return [];
  const { rows, engine, answered } = search;
  const asked = answered ? ` The judged queries were asked in another run: ${when(answered)}` : '';
  const times = rows.map(({ label, lang, open, first, bytes, indexBytes, warm }) => [
    label,
    lang,
    spread(open),
    first ? spread(first) : 'none',
    kB(bytes),
    indexBytes === undefined ? '–' : kB(indexBytes),
    ...[warm?.median, warm?.p95].map((each) => each?.toFixed(0) ?? '–'),
  ]);
  const quality = rows.map(({ label, lang, quality: { count, success1, success3, mrr }, nonsense }) => [
    label,
    lang,
    String(count),
    ...[success1, success3, mrr].map((each) => each.toFixed(3)),
    String(nonsense),
  ]);
  return [
    section(
      'Search',
      `Ctrl+K on the doc page above, a word typed as soon as there is a field: ${search.runs} times each, in turn; median (least–most), the same profile, Chromium ${search.chromium}. Then every judged query of \`tests/search-quality\`, typed into the search of each site without slowing anything down: the wait is from the input to the first change of the results, each site's own pause while typing included. ${when(search)}${asked}`,
      table(
        [
          '',
          'language',
          'field ms',
          'first result ms',
          'sent kB',
          'index kB, both languages',
          'later query ms',
          'p95',
        ],
        times,
      ),
      'Pages that the list shows, first ten, against the judged ones. Starlight lists five before a click; Docusaurus is asked on its search page, since its panel has no links. The queries were written for this site, and its ranking was made with them at hand: the peers had no such help.',
      table(
        ['', 'language', 'queries', 'success@1', 'success@3', 'MRR@10', 'nonsense that found something'],
        quality,
      ),
      'The engine of this site alone, as its worker runs it, every judged query five times:',
      table(
        ['language', 'queries', 'median ms', 'p95 ms'],
        engine.map(({ lang, queries, median, p95 }) => [
          lang,
          String(queries),
          median.toFixed(2),
          p95.toFixed(2),
        ]),
      ),
    ),
  ];
}
