import type { Lang } from '../../../site/languages';
import type { BenchPage } from '../types';

/** A link of a sidebar: path without language, and the title in each language. */
export interface OutlinePage {
  readonly path: string;
  readonly titles: Partial<Record<Lang, string>>;
}

/** A group of a sidebar; the pages that lie directly in a section are a group without a name. */
export interface OutlineGroup {
  readonly name: string;
  readonly pages: OutlinePage[];
}

/** The pages below one first folder, with a sidebar of their own. */
export interface OutlineSection {
  readonly name: string;
  readonly groups: OutlineGroup[];
}

/** What the settings of every host need to know of the pages; written beside them as `site.json`. */
export interface Outline {
  readonly langs: Lang[];
  readonly sections: OutlineSection[];
}

/**
 * Sorts pages into sections and groups by their folders.
 * @param pages pages of one site, in the order of its sidebars
 */
export function outline(pages: readonly BenchPage[]): Outline {
  const sections = new Map<string, Map<string, Map<string, OutlinePage>>>();
  const inside = <V>(map: Map<string, V>, key: string, make: () => V): V => {
    const value = map.get(key) ?? make();
    map.set(key, value);
    return value;
  };
  for (const { path, lang, title } of pages) {
    const folders = path.split('/').slice(0, -1);
    const groups = inside(sections, folders[0] ?? '', () => new Map());
    const group = inside(groups, folders.slice(1).join('/'), () => new Map());
    const page = inside<OutlinePage>(group, path, () => ({ path, titles: {} }));
    page.titles[lang] = title;
  }
  return {
    langs: [...new Set(pages.map(({ lang }) => lang))],
    sections: [...sections].map(([name, groups]) => ({
      name,
      groups: [...groups].map(([group, list]) => ({ name: group, pages: [...list.values()] })),
    })),
  };
}
