import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatBytes } from '../../lib/text/strings';
import { readReportData } from '../../packages/report/readReportData';
import { reportNumbers } from '../../tools/reports/reportNumbers';
import { EXAMPLES } from '../../site/examples';
import { LANGS } from '../../site/languages';
import { REPORT_DEMOS, REPORT_NAMES } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';

const ROOT = path.resolve(import.meta.dirname, '../..');
const dataOf = (name: string) => readFileSync(path.join(ROOT, 'examples/reports', `${name}.html`), 'utf8');

describe.each(REPORT_NAMES)('live report %s', (name) => {
  test('the numbers that pages quote are those of its data', async () => {
    expect(REPORT_NUMBERS[name]).toEqual(await reportNumbers(dataOf(name)));
  });

  test('names no folder of the machine that built it', () => {
    const text = JSON.stringify(readReportData(dataOf(name)));
    const folders = [...text.matchAll(/(?<![\w./-])\/(?:[\w.@-]+\/)+[\w.@-]+/g)].map(([found]) => found);
    const neutral = REPORT_DEMOS[name].examples.map(
      (example) => `/tmp/rsdoctor-examples/${EXAMPLES[example].folder}`,
    );
    const absolute = folders.filter((folder) =>
      /^\/(?:tmp|home|root|Users|work|opt|var|usr|mnt)\//.test(folder),
    );
    expect(absolute.length).toBeGreaterThan(0);
    expect(absolute.filter((folder) => !neutral.some((root) => folder.startsWith(root)))).toEqual([]);
    for (const own of [ROOT, homedir()]) expect(text).not.toContain(own);
    expect(text).not.toMatch(/[A-Z]:\\\\/);
  });
});

interface GraphiqlData {
  readonly chunkGraph: { readonly assets: readonly { readonly path: string; readonly gzipSize?: number }[] };
  readonly moduleGraph: {
    readonly modules: readonly { readonly path: string; readonly size: { readonly parsedSize: number } }[];
  };
}

test('the page quotes what the report of GraphiQL says of its style sheet', () => {
  const { chunkGraph, moduleGraph } = readReportData(dataOf('graphiql')) as unknown as GraphiqlData;
  const sum = (sizes: readonly number[]) => formatBytes(sizes.reduce((all, size) => all + size, 0));
  const gzipped = (end: string) =>
    sum(chunkGraph.assets.map(({ path: file, gzipSize = 0 }) => (file.endsWith(end) ? gzipSize : 0)));
  const fonts = moduleGraph.modules.filter(({ path: file }) => file.includes('/@graphiql/react/font/'));
  const quotes = [gzipped('.css'), gzipped('.js'), sum(fonts.map(({ size }) => size.parsedSize))];
  for (const lang of LANGS) {
    const page = readFileSync(path.join(ROOT, `docs/${lang}/guide/start/live-report.mdx`), 'utf8');
    expect(
      quotes.filter((quote) => !page.includes(quote)),
      lang,
    ).toEqual([]);
  }
});

test('issue 15 no live report names processor or memory of the machine that made it', () => {
  for (const name of REPORT_NAMES) {
    const text = JSON.stringify(readReportData(dataOf(name)));
    const noted = [...text.matchAll(/"(?:cpu|memory)":"([^"]*)"/g)].map(([, value]) => value);
    expect(noted.length, name).toBeGreaterThan(0);
    expect(new Set(noted), name).toEqual(new Set(['not published']));
  }
});
