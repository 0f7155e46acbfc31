import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLanguages, namelessLanguages } from '../../../../../plugins/checks/routes';
import { runGates } from '../../../../../plugins/checks/gates';
import { ROOT } from '../../../../support/site';
import { fixture } from '../fixture';

const problems = async (name: string, languages?: Record<string, { label?: string }>) =>
  (await checkLanguages(fixture(name, languages && { languages }))).map(
    ({ file, line, rule, message, fix }) => `${file}:${line} ${rule} ${message} → ${fix}`,
  );

describe('languages gate', () => {
  it('a folder of docs that is no language', async () => {
    expect(await problems('unknown-language')).toEqual([
      'docs/fr:1 languages/folder `fr` is no language of the site, so nothing in this folder is read → add the language to LANGS in site/languages.ts, or move the files',
    ]);
  });

  it.each([{}, { label: ' ' }])('a language with the label %j', async (facts) => {
    expect(await problems('good-site', { en: { label: 'English' }, ja: facts })).toEqual([
      'site/languages.ts:1 languages/label the language `ja` has no label, so the switcher cannot name it → give it a row in LANGUAGE_FACTS with the name that its readers use: 日本語, not Japanese',
    ]);
  });

  it('issue 17 a language without a row is named at the line where it is declared', () => {
    const [issue, ...more] = namelessLanguages(ROOT, ['en', 'zh'], { en: { label: 'English' } });
    expect(more).toEqual([]);
    const text = readFileSync(path.join(ROOT, 'site/languages.ts'), 'utf8').split('\n');
    expect(text[(issue?.line ?? 0) - 1]).toContain('zh: {');
    const [unknown] = namelessLanguages(ROOT, ['zh-x'], {});
    expect(`${unknown?.file}:${unknown?.line} ${unknown?.message}`).toBe(
      'site/languages.ts:1 the language `zh-x` has no label, so the switcher cannot name it',
    );
  });

  it('issue 17 a language without a label is all that is said of a tree: other checks would end in an exception', async () => {
    const languages: Record<string, { label?: string }> = { en: { label: 'English' }, zh: {} };
    const issues = await runGates(fixture('ten-mistakes', { languages }));
    expect(issues.map(({ rule }) => rule)).toEqual(['languages/label']);
  });

  it('passes the good site', async () => {
    expect(await problems('good-site')).toEqual([]);
  });
});
