import { describe, expect, it } from 'vitest';
import { checkNavigation } from '../../../../../plugins/checks/navigation';
import { fixture, places } from '../fixture';

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

  it('passes the good site', async () => {
    expect(places(await checkNavigation(fixture('good-site')))).toEqual([]);
  });
});
