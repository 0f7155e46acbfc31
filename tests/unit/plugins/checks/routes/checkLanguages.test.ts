import { describe, expect, it } from 'vitest';
import { checkLanguages } from '../../../../../plugins/checks/routes/checkLanguages';
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
      'site/languages.ts:1 languages/label the language `ja` has no label, so the switcher cannot name it → give it the name that its readers use: 日本語, not Japanese',
    ]);
  });

  it('passes the good site', async () => {
    expect(await problems('good-site')).toEqual([]);
  });
});
