import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../components/diagnose/plainText';
import { LANGS } from '../../../site/languages';
import { MESSAGES, MESSAGE_IDS } from '../../../site/messages/messages';
import { messageLines } from '../../support/messageLines';
import { ROOT } from '../../support/site';

const ALL = MESSAGE_IDS.map((id) => ({ id, ...MESSAGES[id] }));

test('issue 18 there are some fifty messages, and a line of each that is printed', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(40);
  const shown = new Set(messageLines().flatMap(({ expected }) => expected));
  const printed = ALL.filter(({ cues }) => cues.length > 0).map(({ id }) => id);
  const without = printed.filter((id) => !shown.has(id));
  // These are shown by the output of the examples, of the rule samples, or by pages of the report.
  expect(without.sort()).toEqual(
    [
      'E1004',
      'EXTEND',
      'briefNoLoaders',
      'destructureSize',
      'devtoolPattern',
      'invalidManifest',
      'noBundlesParsed',
    ].sort(),
  );
});

test('issue 18 sixty lines, a third of them written when the matcher was finished', () => {
  const lines = messageLines();
  expect(lines.length).toBeGreaterThanOrEqual(60);
  expect(lines.filter(({ later }) => later).length * 3).toBeGreaterThanOrEqual(lines.length);
});

describe.each(ALL)('issue 18 $id', ({ cues, title, means, fix, snippet, page }) => {
  test('its cues are written as the box reads a text, and long enough to mean something', () => {
    for (const cue of cues) {
      const pieces = cue.split('…');
      for (const piece of pieces) expect(plainText(`x${piece}x`).toLowerCase()).toBe(`x${piece}x`);
      expect(pieces.join('').length).toBeGreaterThan(5);
    }
  });

  test('it has its words in both languages', () => {
    for (const lang of LANGS) {
      for (const words of [title, means, fix]) expect(words[lang].length).toBeGreaterThan(3);
      expect(title[lang]).not.toMatch(/[.。]$/);
      for (const words of [means, fix]) expect(words[lang]).toMatch(lang === 'en' ? /[.]$/ : /[。]$/);
    }
  });

  test('its page and section exist in both languages', () => {
    const [address = '', hash] = page.split('#');
    for (const lang of LANGS) {
      const file = path.join(ROOT, 'docs', lang, `${address.replace(/\?.*$/, '')}.mdx`);
      expect(existsSync(file), file).toBe(true);
      if (hash) expect(readFileSync(file, 'utf8')).toContain(`{#${hash}}`);
    }
  });

  test('its lines can be pasted', () => {
    if (!snippet) return;
    if (snippet.lang === 'json') expect(() => JSON.parse(snippet.code) as unknown).not.toThrow();
    if (snippet.lang === 'js') expect(() => transformSync(snippet.code, { loader: 'js' })).not.toThrow();
    expect(snippet.code).not.toMatch(/\/\/ |\.\.\.|…/);
  });
});
