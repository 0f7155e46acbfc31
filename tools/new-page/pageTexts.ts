import { pageKind, type PageKind } from '../../site/frontmatter/pageKinds';
import type { Lang } from '../../site/languages';
import { RELEASES } from '../../site/releases';
import { TEMPLATE_WORDS } from '../../plugins/checks/style/unfinished';

/** What the author says about a new page. */
export interface NewPage {
  /** Path inside the language folder, without extension: `guide/usage/my-page`. */
  readonly key: string;
  readonly titles: Readonly<Record<Lang, string>>;
}

const NEXT: Readonly<Record<Lang, string>> = {
  en: `## Next {#next}

- [Quick start](/guide/start/quick-start)
- [Features](/guide/start/features)
`,
  zh: `## 下一步 {#next}

- [快速开始](/guide/start/quick-start)
- [功能一览](/guide/start/features)
`,
};

/**
 * The files of a new page. They pass the gates but for the template sentence, which the author replaces.
 * @param page path and titles
 * @returns text of the page per language
 * @throws Error when a release note's release is not in `site/releases.ts`
 */
export function pageTexts({ key, titles }: NewPage): Record<Lang, string> {
  const id = key.slice(key.lastIndexOf('/') + 1);
  const release = RELEASES.find(({ slug }) => slug === id);
  const kind = pageKind(`/${key}`);
  if (kind === 'release' && !release) {
    throw new Error(`There is no release ${id}: add it with its day to site/releases.ts first.`);
  }
  const days: Partial<Record<PageKind, string | undefined>> = {
    release: release?.date,
    topic: new Date().toISOString().slice(0, 10),
  };
  const text = (lang: Lang): string => {
    const words = TEMPLATE_WORDS[lang];
    const day = days[kind] ? `published_at: ${days[kind]}\n` : '';
    const next = key.startsWith('guide/') ? `\n${NEXT[lang]}` : '';
    return `---\ndescription: ${words}\n${day}---\n\n# ${titles[lang]} {#${id}}\n\n${words}\n${next}`;
  };
  return { en: text('en'), zh: text('zh') };
}
