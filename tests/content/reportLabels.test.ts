import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { translatedLabels } from '../support/clientFiles';

const DOCS = path.resolve(import.meta.dirname, '../../docs/zh');
/** English labels on Chinese pages, and why. */
const MEANT = new Map([
  [
    'guide/usage/bundle-alerts.mdx: Bundle Alerts',
    'named beside the Chinese label, as what English reports have',
  ],
  ['guide/usage/bundle-diff.mdx: Bundle Size', 'a card of the comparison, which has no Chinese'],
  ['guide/start/live-report.mdx: Bundle Size', 'a card of the comparison, which has no Chinese'],
]);

test('Chinese pages name labels of a report as the Chinese report has them', () => {
  const chinese = translatedLabels();
  expect(chinese.get('Overall')).toBe('概览');
  const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const english = files.flatMap((file) => {
    const labels = [...readFileSync(path.join(DOCS, file), 'utf8').matchAll(/\*\*([^*\n]+)\*\*/g)];
    return labels.flatMap(([, label = '']) => (chinese.has(label) ? `${file}: ${label}` : []));
  });
  expect([...new Set(english)].sort()).toEqual([...MEANT.keys()].sort());
});
