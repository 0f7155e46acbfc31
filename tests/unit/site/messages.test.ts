import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../../components/diagnose/diagnose';
import { plainText } from '../../../components/diagnose/findMessages';
import { LANGS } from '../../../site/languages';
import { MESSAGES, MESSAGE_IDS } from '../../../site/messages/messages';
import { ROOT } from '../../support/site';

const page = (lang: string, address: string): string =>
  readFileSync(path.join(ROOT, 'docs', lang, `${address}.mdx`), 'utf8');

test.each(MESSAGE_IDS)(
  'issue 18 %s has cues that the box can read, words, a section and lines to paste',
  (id) => {
    const { cues, title, means, fix, snippet, page: target } = MESSAGES[id];
    for (const cue of cues) {
      const pieces = cue.split('…');
      for (const piece of pieces) expect(plainText(`x${piece}x`).toLowerCase()).toBe(`x${piece}x`);
      expect(pieces.join('').length).toBeGreaterThan(5);
    }
    const [address = '', hash] = target.replace(/\?[^#]*/, '').split('#');
    for (const lang of LANGS) {
      expect(title[lang]).toMatch(/[^.。]$/);
      for (const words of [means, fix]) expect(words[lang]).toMatch(lang === 'en' ? /[.]$/ : /[。]$/);
      expect(page(lang, address)).toContain(hash ? `{#${hash}}` : '');
    }
    const { lang, code = '' } = snippet ?? {};
    if (lang === 'json') JSON.parse(code);
    if (lang === 'js') transformSync(code, { loader: 'js' });
    expect(code).not.toMatch(/\/\/ |\.\.\.|…/);
    const said = [title, means, fix].flatMap((words) => Object.values(words));
    expect([...said, code].join('\n')).not.toMatch(/\{(?!name\})\w+\}/);
  },
);

const codesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const found = (text: string): readonly string[] => {
  const result = diagnose(text);
  return result.kind === 'found' ? result.findings.map(({ id }) => id) : [];
};

/** Headings that say where a message comes from, or that begin messages of other tools too. */
const NO_ANSWER = [
  'enoent-json',
  'enoent-manifest',
  'analyze-syntax-error',
  'deprecated',
  'missing-required-argument',
];

describe.each(LANGS)('field every message that a page of %s names finds one answer:', (lang) => {
  const headings = [...page(lang, 'guide/more/errors').matchAll(/^### (.+) \{#(.+)\}$/gm)].filter(
    ([, , id = '']) => !NO_ANSWER.includes(id),
  );

  test.each(headings.flatMap(([, text = '']) => codesIn(text)))('%s', (code) => {
    expect(found(code)).toHaveLength(1);
  });

  test('those of the Action, in its table', () => {
    const [, table = ''] = page(lang, 'guide/start/action').split('{#troubleshooting}');
    const cells = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) => codesIn(cell));
    const texts = cells.filter((code) => code.includes(' '));
    expect(texts.length).toBeGreaterThanOrEqual(7);
    for (const text of texts) expect(found(text), text).toEqual([expect.stringMatching(/^action/)]);
  });
});
