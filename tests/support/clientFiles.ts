import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Scripts and style sheets of the interface that a report of the documented version shows. */
export function clientFiles(): string[] {
  const folder = path.join(path.dirname(require.resolve('@rsdoctor/client/package.json')), 'dist/resource');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|js)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

const ENTRY = /(?:"([^"]+)"|([A-Za-z]\w*)):"((?:[^"\\]|\\.)*)"/g;

/** Entries of the list that stands behind `cn:{translations:{` and the like. */
function entriesOf(script: string, lang: string): Map<string, string> {
  const [, rest = ''] = script.split(`${lang}:{translations:{`);
  return new Map(
    [...(rest.split('}')[0] ?? '').matchAll(ENTRY)].map(([, quoted, plain, text = '']) => [
      quoted ?? plain ?? '',
      text,
    ]),
  );
}

/**
 * What the interface of a report says in Chinese.
 * @throws Error when the interface has no such list
 */
export function translatedLabels(): Map<string, string> {
  const script = clientFiles().find((text) => text.includes('cn:{translations:{'));
  if (!script) throw new Error('No list of Chinese labels in the interface of the report.');
  const english = entriesOf(script, 'en');
  return new Map(
    [...entriesOf(script, 'cn')].flatMap(([key, chinese]) => {
      const label = english.get(key) ?? key;
      return label === chinese ? [] : [[label, chinese] as const];
    }),
  );
}
