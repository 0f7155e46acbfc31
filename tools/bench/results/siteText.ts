import { costCells, kB } from './kB';
import { section, when } from './section';
import { table } from './table';
import type { Results, SiteResult } from './types';

function partsText({ parts }: SiteResult): string[] {
  const rows = parts.map(({ part, gzip }) => [part, kB(gzip)]);
  return [
    'What the scripts of the quick start are made of, read from source maps; a part has its share of each compressed file by its length:',
    table(['part', 'kB gz'], rows),
  ];
}

/** The section on this site as it is deployed; nothing when it was not measured. */
export function siteText({ site }: Results): string[] {
  if (!site) return [];
  const builds = [
    ['without caches', ...costCells(site.cold)],
    ['with caches', ...costCells(site.warm)],
  ];
  const weights = site.weights.map(({ page, html, script, style, brotli }) => [
    page,
    ...[html, style, script, brotli].map(kB),
  ]);
  return [
    section(
      'This site',
      when(site),
      table(['build', 'wall s', 'CPU s', 'peak MiB'], builds),
      table(['first load of', 'HTML kB gz', 'of it CSS kB gz', 'JS kB gz', 'all kB br'], weights),
      ...partsText(site),
    ),
  ];
}
