import type { Lang } from '../../../site/languages';
import type { Outline, OutlineSection } from './outline';

/** Entries of the navigation bar at most: a bar cannot hold a hundred sections. */
const NAV = 4;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

function metaFiles(folder: string, section: OutlineSection): [string, string][] {
  const entries = section.groups.flatMap<unknown>(({ name, pages }) =>
    name
      ? [{ type: 'dir', name, label: name, collapsible: true, collapsed: false }]
      : pages.map(({ path }) => nameOf(path)),
  );
  const groups = section.groups.filter(({ name }) => name);
  return [
    [`${folder}/_meta.json`, json(entries)],
    ...groups.map(({ name, pages }): [string, string] => [
      `${folder}/${name}/_meta.json`,
      json(pages.map(({ path }) => nameOf(path))),
    ]),
  ];
}

/**
 * Navigation and sidebars of a site on Rspress.
 * @returns path inside the host's folder → text
 */
export function rspressFiles({ langs, sections }: Outline): Record<string, string> {
  const ofLang = (lang: Lang): [string, string][] => {
    const nav = sections.slice(0, NAV).map(({ name, groups }) => ({
      text: name,
      link: `/${groups[0]?.pages[0]?.path ?? ''}`,
      activeMatch: `/${name}/`,
    }));
    return [
      [`content/${lang}/_nav.json`, json(nav)],
      ...sections.flatMap((section) => metaFiles(`content/${lang}/${section.name}`, section)),
    ];
  };
  return Object.fromEntries(langs.flatMap(ofLang));
}
