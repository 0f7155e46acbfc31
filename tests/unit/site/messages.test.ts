import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../../components/diagnose/diagnose';
import { plainText } from '../../../components/diagnose/findMessages';
import { LANGS } from '../../../site/languages';
import { MESSAGES, MESSAGE_IDS, type MessageId } from '../../../site/messages/messages';
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

const page = (lang: string, file: string): string =>
  readFileSync(path.join(ROOT, 'docs', lang, `${file}.mdx`), 'utf8');
const codesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
/** Ids of the cards for a text, or of the closest answers. */
const answers = (text: string): { readonly found: readonly string[]; readonly near: readonly string[] } => {
  const result = diagnose(text);
  return {
    found: result.kind === 'found' ? result.findings.map(({ id }) => id) : [],
    near: result.kind === 'unknown' ? result.nearest : [],
  };
};

/** Which messages answer the headings of the page of errors; of those that are a part of several, all. */
const HEADINGS: Readonly<Record<string, readonly MessageId[]>> = {
  'err-require-esm': ['requireEsm'],
  'err-package-path-not-exported': ['pathNotExported'],
  'not-a-constructor': ['noDefaultExport'],
  'cannot-find-package': ['notInstalled'],
  'please-install': ['notInstalled'],
  'rsdoctor-not-recognized': ['windowsVariable'],
  typescript: ['typesCommonJs', 'typesOptions'],
  'gzip-level': ['gzipLevel'],
  'heap-out-of-memory': ['outOfMemory'],
  'exit-code-137': ['killed'],
  'string-too-long': ['stringTooLong'],
  'call-stack': ['callStack'],
  'circular-structure': ['circularConfig'],
  'napi-fallback': ['napiFallback'],
  eaddrinuse: ['portTaken'],
  'thread-loader-worker': ['threadLoader'],
  'enoent-json': ['jsonFolder'],
  'devtool-module-filename-template': ['devtoolTemplate'],
  'eval-source-map': ['evalSourceMap'],
  'tree-shaking-rspack': ['treeShakingRspack'],
  deprecated: ['deprecatedMode', 'deprecatedCompress', 'deprecatedLite'],
  'source-map-features': ['sourceMapFeatures'],
  'banner-plugin': ['banner'],
  'failed-to-open': ['browserNotOpened'],
  'enoent-manifest': ['movedReport'],
  'analyze-syntax-error': ['cutManifest'],
  'load-data-failed': ['loadDataFailed'],
  'cannot-destructure-size': ['destructureSize'],
  'no-loader-result': ['briefNoLoaders'],
  'http-403': ['foreignHost'],
  'missing-required-argument': ['missingArgument'],
  'unknown-option': ['unknownOption'],
  'json-and-html': ['jsonAndHtml'],
  // A table of causes, for which nothing is printed.
  'blank-page': [],
  'rsdoctor-start': ['banner'],
  'generated-brief-report': ['briefWritten'],
  'analyzer-running-on': ['analyzerRunning'],
};
/** Headings that say where a message comes from, or that begin messages of other tools too: their answers are the closest. */
const CLOSEST = [
  'enoent-json',
  'enoent-manifest',
  'analyze-syntax-error',
  'blank-page',
  'deprecated',
  'missing-required-argument',
];

describe.each(LANGS)('field every message that a page of %s names finds its own answer:', (lang) => {
  const headings = [...page(lang, 'guide/more/errors').matchAll(/^### (.+) \{#(.+)\}$/gm)];

  test('all headings of the page of errors are looked at', () => {
    expect(headings.map(([, , id]) => id).sort()).toEqual(Object.keys(HEADINGS).sort());
  });

  test.each(headings.map(([, text = '', id = '']) => ({ text, id })))('$text', ({ text, id }) => {
    const expected = [...(HEADINGS[id] ?? [])].sort();
    if (CLOSEST.includes(id)) {
      expect([...answers(text).near].sort()).toEqual(expect.arrayContaining(expected));
    } else {
      const found = codesIn(text).map((code) => answers(code).found);
      for (const ids of found)
        expect([ids.length, expected.includes(ids[0] as MessageId)]).toEqual([1, true]);
      expect([...new Set(found.flat())].sort()).toEqual(expected);
    }
  });

  test.each([
    ['Invalid string length', 'stringTooLong'],
    ['heap out of memory', 'outOfMemory'],
    ['error TS2353: Object literal may only specify known properties', 'typesOptions'],
    ["Property 'writeDataJson' is missing in type '{}' ts(2741)", 'typesOptions'],
  ])('%s', (text, id) => {
    expect(answers(text).found).toEqual([id]);
  });

  test('the messages of the Action, in its table', () => {
    const [, table = ''] = page(lang, 'guide/start/action').split('{#troubleshooting}');
    const messages = table
      .split('\n')
      .flatMap((row) => codesIn(/^\|([^|]+)\|/.exec(row)?.[1] ?? ''))
      .filter((code) => code.includes(' '));
    expect(messages.length).toBeGreaterThanOrEqual(7);
    for (const text of messages) {
      const [id = '', ...more] = answers(text).found;
      expect([text, id, more]).toEqual([text, expect.stringMatching(/^action/), []]);
    }
  });
});
