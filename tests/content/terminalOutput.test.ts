import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ExampleName } from '../../site/examples';
import { LANGS } from '../../site/languages';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Pages that show parts of what a build printed, and the example project whose build it was. */
const SHOWN: readonly [page: string, example: ExampleName][] = [
  ['guide/usage/bundle-alerts', 'rspack-app'],
  ['guide/rules/e1004', 'rspack-app'],
  ['guide/frameworks/rsbuild', 'rsbuild-app'],
];

// The escape character is what starts a code. Pages show the folder of every app as /app.
const plain = (output: string) =>
  output
    // eslint-disable-next-line no-control-regex
    .replace(/\u001b\[\d*m/g, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\/tmp\/rsdoctor-examples\/[\w-]+/g, '/app');

// That the kept output is what a build prints is held by tests/analyzer/examples.test.ts.
test.each(SHOWN.flatMap(([page, example]) => LANGS.map((lang) => [lang, page, example] as const)))(
  'issue 19 %s %s: each part of the terminal output is in the kept output, in this order',
  (lang, page, example) => {
    const kept = plain(readFileSync(path.join(ROOT, `tests/fixtures/terminal/${example}.txt`), 'utf8'));
    const text = readFileSync(path.join(ROOT, `docs/${lang}/${page}.mdx`), 'utf8');
    const fences = [...text.matchAll(/^```text\n(.*?)\n```$/gms)].map(([, code = '']) => code);
    const parts = fences.filter((code) => code.includes('\n…\n')).map((code) => code.split('\n\n…\n\n'));
    expect(parts).toHaveLength(1);
    const places = (parts[0] ?? []).map((part) => kept.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  },
);
