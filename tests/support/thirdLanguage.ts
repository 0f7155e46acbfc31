import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './site';

const PAPER = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const [, STEPS = ''] = /^## Add a language\n([\s\S]*?)^## /m.exec(PAPER) ?? [];

/**
 * Changes a file of a copy.
 * @param copy folder of the copy
 * @param file path in it
 * @param how from its text to another one
 * @throws Error when nothing changes: the steps do not fit the file any more
 */
export function changeFile(copy: string, file: string, how: (text: string) => string): void {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  const after = how(before);
  if (after === before) throw new Error(`${file} has no place for the change`);
  writeFileSync(place, after);
}

/**
 * Takes the steps of CONTRIBUTING for a new language, one after the other; what they say to write is read from them.
 * @param copy folder of a copy of the project
 * @throws Error when CONTRIBUTING does not say what to write, or the files have no place for it
 */
export function addJapanese(copy: string): void {
  const [row] = /ja: \{ label: [^}]+\},/.exec(STEPS) ?? [];
  const notice = [...STEPS.matchAll(/(untranslated\w+): \{ (ja: '[^']+') \}/g)];
  const pages = [...STEPS.matchAll(/`docs\/en\/([\w/-]+\.mdx)`/g)];
  if (!row || notice.length !== 2 || pages.length !== 2)
    throw new Error('CONTRIBUTING says otherwise how to add a language');
  changeFile(copy, 'site/languages.ts', (text) =>
    text
      .replace(/(LANGS = \[[^\]]*)\] as const;/, "$1, 'ja'] as const;")
      .replace(/^ {2}zh: \{ label.*$/m, (line) => `${line}\n  ${row}`),
  );
  for (const [, key = '', words = ''] of notice) {
    changeFile(copy, 'site/words/translation.ts', (text) =>
      text.replace(new RegExp(`(${key}: \\{\\s*)`), (start) => `${start}${words}, `),
    );
  }
  for (const [, file = ''] of pages) {
    mkdirSync(path.dirname(path.join(copy, 'docs/ja', file)), { recursive: true });
    const translated = readFileSync(path.join(copy, 'docs/en', file), 'utf8')
      .replace(/^# .* \{/m, '# Rsdoctor とは {')
      .replace(/^ {2}text: .*$/m, '  text: Rspack と webpack のビルド分析ツール');
    writeFileSync(path.join(copy, 'docs/ja', file), translated);
  }
  writeFileSync(
    path.join(copy, 'docs/ja/_nav.json'),
    '[{ "text": "ガイド", "link": "/guide/start/intro" }]\n',
  );
}
