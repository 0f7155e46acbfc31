import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE_MARK } from '../../packages/doc-checks/blockText';
import { TYPOGRAPHY_RULES, wrongTerms } from '../../plugins/checks/prose';
import { ROOT } from '../support/site';

const FOLDERS = ['site', 'site/words', 'site/messages'];
const HAN = /\p{Script=Han}/u;
/** What readers type, and characters of the other Chinese; neither is shown. */
const NOT_SHOWN = ['searchSynonyms.ts', 'searchFacts.ts', 'terms.ts', 'traditional.ts'];

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !NOT_SHOWN.includes(entry.name))
    .map(({ name }) => `${folder}/${name}`);

/** Every text below a value, but for cues: those are what terminals print. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return HAN.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'cues' ? [] : textsIn(each)));
}

async function chineseIn(file: string): Promise<{ file: string; text: string }[]> {
  const exported: unknown = await import(path.join(ROOT, file));
  return [...new Set(textsIn(exported))].map((text) => ({ file, text }));
}

const CHINESE_PART = /\{(?:page|table)\}/g;

/** As a block of a page is read: code is one mark, in alternative texts too, and so is what is filled in. */
const asRead = (text: string): string =>
  text
    .replace(CHINESE_PART, '页')
    .replace(/`[^`]*`|\w+\(\)|\{\w+\}/g, CODE_MARK)
    .replaceAll('**', '')
    .trim();

const TEXTS = (await Promise.all(FOLDERS.flatMap(filesOf).map(chineseIn))).flat();

describe('issue 19 Chinese words of the interface', () => {
  it('are all there', () => {
    expect(TEXTS.length).toBeGreaterThan(800);
  });

  it('follow the rules of Chinese typography', () => {
    const faults = TEXTS.flatMap(({ file, text }) =>
      TYPOGRAPHY_RULES.filter(({ pattern }) => asRead(text).search(pattern) >= 0).map(
        ({ rule }) => `${file} ${rule}: ${text}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it('use the words of the term list', () => {
    const faults = TEXTS.flatMap(({ file, text }) =>
      wrongTerms(text.replace(/`[^`]*`|\*\*[^*]+\*\*/g, '')).map(
        ({ wrong, zh }) => `${file} ${wrong} → ${zh}: ${text}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});
