import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOSTS } from '../../../../tools/bench/hosts/hosts';
import { outline } from '../../../../tools/bench/hosts/outline';
import { rspressFiles } from '../../../../tools/bench/hosts/rspressFiles';
import { PROJECT } from '../../../../tools/bench/project';

const page = (lang: 'en' | 'zh', address: string, title: string) => ({
  lang,
  path: address,
  title,
  body: '',
});
const PAGES = [
  page('en', 'guide/start/intro', 'Introduction'),
  page('en', 'guide/overview', 'All pages'),
  page('zh', 'guide/start/intro', '介绍'),
];

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(PROJECT, folder, 'package.json'), 'utf8')) as Manifest;

describe('issue 7.1 hosts', () => {
  const own = HOSTS.filter(({ folder }) => folder !== 'theme');

  test.each(own)('$label has a lock, and its packages are pinned', ({ folder }) => {
    expect(existsSync(path.join(PROJECT, 'tools/bench/sites', folder, 'package-lock.json'))).toBe(true);
    for (const version of Object.values(manifest(`tools/bench/sites/${folder}`).dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  test('labels name the pinned versions, and the stock host is the one that this site is built with', () => {
    for (const { label, folder } of own) {
      const versions = Object.values(manifest(`tools/bench/sites/${folder}`).dependencies);
      for (const version of label.match(/\d+\.\d+\.\d+/g) ?? []) expect(versions).toContain(version);
    }
    expect(manifest('tools/bench/sites/rspress').dependencies['@rspress/core']).toBe(
      manifest('.').dependencies['@rspress/core'],
    );
  });
});

describe('issue 7.1 outline', () => {
  test('pages are sorted by folders, and languages share an entry', () => {
    expect(outline(PAGES)).toEqual({
      langs: ['en', 'zh'],
      sections: [
        {
          name: 'guide',
          groups: [
            {
              name: 'start',
              pages: [{ path: 'guide/start/intro', titles: { en: 'Introduction', zh: '介绍' } }],
            },
            { name: '', pages: [{ path: 'guide/overview', titles: { en: 'All pages' } }] },
          ],
        },
      ],
    });
  });

  test('Rspress gets a bar and a list for each folder', () => {
    const files = rspressFiles(outline(PAGES));
    expect(JSON.parse(files['content/en/guide/_meta.json'] ?? '')).toEqual([
      { type: 'dir', name: 'start', label: 'start', collapsible: true, collapsed: false },
      'overview',
    ]);
    expect(JSON.parse(files['content/zh/guide/start/_meta.json'] ?? '')).toEqual(['intro']);
    expect(JSON.parse(files['content/en/_nav.json'] ?? '')).toMatchObject([{ link: '/guide/start/intro' }]);
  });
});
