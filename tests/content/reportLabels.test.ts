import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const DOCS = path.resolve(import.meta.dirname, '../../docs/zh');
const MEANT = new Map([
  [
    'guide/usage/bundle-alerts.mdx: Bundle Alerts',
    'named beside the Chinese label, as what English reports have',
  ],
  ['guide/usage/bundle-diff.mdx: Bundle Size', 'a card of the comparison, which has no Chinese'],
  ['guide/start/live-report.mdx: Bundle Size', 'a card of the comparison, which has no Chinese'],
]);

/** Entries of the list that stands behind `cn:{translations:{` and the like in the interface of a report. */
function entriesOf(script: string, lang: string): Map<string, string> {
  const [, rest = ''] = script.split(`${lang}:{translations:{`);
  const entries = (rest.split('}')[0] ?? '').matchAll(/(?:"([^"]+)"|([A-Za-z]\w*)):"((?:[^"\\]|\\.)*)"/g);
  return new Map([...entries].map(([, quoted, plain, text = '']) => [quoted ?? plain ?? '', text]));
}

test('Chinese pages name labels of a report as the Chinese report has them', () => {
  const client = path.dirname(createRequire(import.meta.url).resolve('@rsdoctor/client/package.json'));
  const folder = path.join(client, 'dist/resource');
  const script = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .find((text) => text.includes('cn:{translations:{'));
  const [english, chinese] = ['en', 'cn'].map((lang) => entriesOf(script ?? '', lang));
  const labels = new Map([...(chinese ?? [])].map(([key, text]) => [english?.get(key) ?? key, text]));
  expect(labels.get('Overall')).toBe('概览');
  const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const found = pages.flatMap((file) => {
    const bold = [...readFileSync(path.join(DOCS, file), 'utf8').matchAll(/\*\*([^*\n]+)\*\*/g)];
    return bold.flatMap(([, label = '']) =>
      labels.has(label) && labels.get(label) !== label ? `${file}: ${label}` : [],
    );
  });
  expect([...new Set(found)].sort()).toEqual([...MEANT.keys()].sort());
});
