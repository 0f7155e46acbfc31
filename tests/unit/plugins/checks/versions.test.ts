import { describe, expect, it } from 'vitest';
import { checkVersions } from '../../../../plugins/checks/versions';
import { fixture, places } from './fixture';
import { NO_ANALYZER } from './noAnalyzer';

const PAGE = 'docs/en/guide/page.mdx';
const meant = { file: 'guide/page', section: 'meant', version: '1.6.3', reason: 'a fact about it' };

const found = async (
  typedVersions = [meant],
  versions: Readonly<Record<string, string>> = { core: '1.6.3' },
) => checkVersions(fixture('typed-versions', { analyzer: { ...NO_ANALYZER, versions, typedVersions } }));

describe('versions gate', () => {
  it('no page types the documented version: not in text, frontmatter, attributes', async () => {
    const issues = (await found()).filter(({ rule }) => rule === 'versions/typed');
    expect(places(issues)).toEqual([2, 7, 11].map((line) => `${PAGE}:${line} versions/typed`));
    expect(issues[0]?.message).toBe('the documented version 1.6.3 is typed');
    expect(issues[0]?.fix).toContain('{range}');
  });

  it('a mark that stands for nothing is reported, and one where the host fills none', async () => {
    const issues = (await found()).filter(({ rule }) => rule !== 'versions/typed');
    expect(places(issues)).toEqual([
      `${PAGE}:5 versions/place`,
      `${PAGE}:14 versions/unknown`,
      'docs/en/shared/part.mdx:1 versions/place',
    ]);
    expect(issues[1]?.message).toBe('nothing stands for `{version.clii}`');
    expect(issues[1]?.fix).toContain('{version.cli}');
  });

  it('the version of every package counts, and an entry that nothing needs is reported', async () => {
    const other = { ...meant, section: 'typed', version: '1.6.4' };
    const issues = await found([meant, other], { core: '1.6.3', 'webpack-plugin': '1.6.4' });
    expect(places(issues.slice(-1))).toEqual(['site/typedVersions.ts:1 versions/needless']);
    expect(issues.filter(({ rule }) => rule === 'versions/typed')).toHaveLength(3);
  });

  it('issue 17 an entry may be about a version that the site does not document yet, and is needed too', async () => {
    const needless = async (version: string) =>
      (await found([meant, { ...meant, section: 'typed', version }], { core: '1.6.3' })).filter(
        ({ rule }) => rule === 'versions/needless',
      );
    expect(await needless('1.6.3')).toEqual([]);
    expect(await needless('1.6.9')).toHaveLength(1);
  });

  it('a version that the site no longer documents may stay typed', async () => {
    const issues = await found([meant], { core: '1.6.5' });
    expect(issues.filter(({ rule }) => /typed|needless/.test(rule))).toEqual([]);
  });
});
