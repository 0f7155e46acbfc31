import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLanguages, namelessLanguages, checkRoutes } from '../../../../plugins/checks/routes';
import { runGates } from '../../../../plugins/checks/gates';
import { ROOT } from '../../../support/site';
import { checkNavigation } from '../../../../plugins/checks/navigation';
import { fixture, places } from './fixture';

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
});

describe('routes gate', () => {
  it('S2-9..S2-16 pages and fragments that only one side knows, and the extension', async () => {
    expect(places(await checkRoutes(fixture('routes', { routes: ['/guide/page', '/guide/gone'] })))).toEqual([
      'docs/en/guide/extra.mdx:1 routes/unknown',
      'docs/en/guide/page.md:1 routes/extension',
      'docs/en/shared/extra.mdx:1 routes/unknown-fragment',
      'site/routes.ts:1 routes/missing',
    ]);
  });

  it('names the address and the files to write, once for all languages', async () => {
    const issues = await checkRoutes(
      fixture('routes', { routes: ['/guide/page', '/guide/gone'], fragments: ['mode-intro', 'gone'] }),
    );
    expect(issues.slice(-2).map(({ message, fix }) => `${message} → ${fix}`)).toEqual([
      'no page for /guide/gone → write docs/en/guide/gone.mdx and docs/zh/guide/gone.mdx, or take the entry out of site/routes.ts',
      'no fragment gone → write docs/en/shared/gone.mdx and docs/zh/shared/gone.mdx, or take the entry out of site/routes.ts',
    ]);
  });

  it('a new page in both languages is reported once, and not where its section is missing as well', async () => {
    const routes = ['start/one', 'start/two', 'usage/one'].map((page) => `/guide/${page}`);
    const issues = await checkRoutes(fixture('sidebar-sections', { routes, fragments: [] }));
    expect(places(issues)).toEqual(['docs/en/guide/usage/two.mdx:1 routes/unknown']);
  });
});

describe('navigation gate', () => {
  it('entries without a page, pages without an entry, differences, broken files', async () => {
    expect(places(await checkNavigation(fixture('sidebar')))).toEqual([
      'docs/en/_nav.json:3 navigation/dead',
      'docs/en/guide/_meta.json:3 navigation/dead',
      'docs/zh/_nav.json:1 navigation/json',
      'docs/en/guide/hidden.mdx:1 navigation/unlisted',
    ]);
  });

  it('another order, a folder that is not listed, folders that are no sections: each once', async () => {
    const issues = await checkNavigation(fixture('sidebar-sections'));
    expect(issues.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)).toEqual([
      'docs/zh/guide/start/_meta.json:2 navigation/parity `two` stands elsewhere in docs/en/guide/start/_meta.json:1',
      'docs/en/guide/_meta.json:1 navigation/folder no sidebar shows the folder `usage` and its 2 pages',
      'docs/en/guide/statr/one.mdx:1 navigation/section the section `guide/statr` does not exist: its folder has no _meta.json',
      'docs/en/guide/stray/one.mdx:1 navigation/section the section `guide/stray` does not exist: its folder has no _meta.json',
    ]);
    expect(issues.map(({ fix }) => fix.split('? ')[0])).toContain('did you mean `guide/start`');
  });

  it('a navigation file that one language lacks', async () => {
    const tree = fixture('sidebar-sections');
    const navFiles = new Map(
      [...tree.navFiles].filter(([file]) => file !== 'docs/zh/guide/usage/_meta.json'),
    );
    expect(places(await checkNavigation({ ...tree, navFiles }))).toContain(
      'docs/en/guide/usage/_meta.json:1 navigation/parity',
    );
  });

  it('a section that is listed and has no page yet is told apart from a wrong name', async () => {
    const tree = fixture('sidebar-sections');
    const file = 'docs/en/guide/_meta.json';
    const list = (name: string) => [file, `[{ "type": "dir", "name": "${name}" }]`] as const;
    const empty = new Map([...tree.navFiles, list('recipes'), ['docs/en/guide/recipes/_meta.json', '[]']]);
    const wrong = new Map([...tree.navFiles, list('recipes')]);
    const told = async (navFiles: typeof empty) =>
      (await checkNavigation({ ...tree, navFiles }))
        .filter((issue) => issue.file === file && issue.rule === 'navigation/dead')
        .map(({ message, fix }) => `${message} → ${fix}`);
    expect(await told(empty)).toEqual([
      'the section `recipes` has no page yet → make one: npm run new:page -- guide/recipes/my-page "Title" "标题"',
    ]);
    expect(await told(wrong)).toEqual(['there is no page or folder `recipes` here → correct the name']);
  });

  it('a page that a list of another folder names is shown, and that list is a section', async () => {
    const tree = fixture('sidebar-sections');
    const own = (lang: string) => [
      [`docs/${lang}/guide/_meta.json`, '[{ "name": "usage" }, { "name": "more" }]'] as const,
      [`docs/${lang}/guide/start/_meta.json`, '[]'] as const,
      [
        `docs/${lang}/guide/more/_meta.json`,
        '["../start/one", "../start/two", "../stray/one", "../none"]',
      ] as const,
    ];
    const navFiles = new Map([...tree.navFiles, ...own('en'), ...own('zh')]);
    const told = await checkNavigation({ ...tree, navFiles });
    expect(told.map(({ message }) => message)).toEqual([
      'there is no page or folder `../none` here',
      'there is no page or folder `../none` here',
      'no sidebar shows the folder `start` and its 2 pages',
      'no sidebar shows the folder `start` and its 2 pages',
      'the section `guide/statr` does not exist: its folder has no _meta.json',
    ]);
  });
});
