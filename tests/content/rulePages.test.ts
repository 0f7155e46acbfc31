import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../site/languages';
import { rulePath } from '../../site/routes';
import { RULES, type RuleCode } from '../../site/rules';
import { ROOT } from '../support/site';

const FENCE = /^```\w+ title="([^"]+)" file="<root>\/([^"]+)"/gm;

/** What every rule page answers, in this order; the ids are those of both languages. */
const QUESTIONS = ['fix', 'options', 'false-alarms', 'meaning', 'report', 'sample'];
/** E1005 never reports, so that there is nothing to look at and no false positive. */
const QUESTIONS_OF_E1005 = ['fix', 'options', 'sample'];

const textOf = (code: RuleCode, lang: Lang): string =>
  readFileSync(path.join(ROOT, 'docs', lang, `${rulePath(code)}.mdx`), 'utf8');

const filesOf = (code: RuleCode, lang: Lang) =>
  [...textOf(code, lang).matchAll(FENCE)].map(([, title = '', file = '']) => ({ title, file }));

describe.each(RULES)('issue 4.5 the page of $code', ({ code, title }) => {
  test.each(LANGS)('answers the same questions and shows the facts of its own rule: %s', (lang) => {
    const text = textOf(code, lang);
    const ids = [...text.matchAll(/^#{2,3} .*\{#([\w-]+)\}$/gm)].map((match) => match[1]);
    expect(ids).toEqual(code === 'E1005' ? QUESTIONS_OF_E1005 : QUESTIONS);
    expect(text).toContain(`{#${code.toLowerCase()}}`);
    expect(text).toContain(`<RuleFacts code="${code}" />`);
    expect(text).toMatch(/<Term id="/);
  });

  test('shows files of its samples, the same in both languages, each under its own name', () => {
    const files = filesOf(code, 'en');
    expect(filesOf(code, 'zh')).toEqual(files);
    for (const kind of ['triggers', 'silent']) {
      const folder = `examples/rules/${code.toLowerCase()}/${kind}/`;
      expect(files.some(({ file }) => file.startsWith(folder))).toBe(true);
    }
    for (const { title: shown, file } of files) {
      expect(existsSync(path.join(ROOT, file)), file).toBe(true);
      // Configs to copy lie in examples/samples/, whose names the gate of samples holds.
      if (file.startsWith('examples/rules/')) expect(file.split('/').slice(4).join('/')).toBe(shown);
    }
  });

  test.each(LANGS)('names the key of its rule: %s', (lang) => {
    expect(textOf(code, lang)).toContain(title);
  });
});

test.each(LANGS)('the page of all rules has the list of them, and no other page has it: %s', (lang) => {
  const page = (name: string) => readFileSync(path.join(ROOT, 'docs', lang, `guide/${name}.mdx`), 'utf8');
  expect(page('rules/rules').match(/<RuleIndex \/>/g)).toHaveLength(1);
  expect(page('more/rules')).not.toContain('<RuleIndex');
});
