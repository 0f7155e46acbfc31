import { expect, test } from 'vitest';
import { pageSections, withSubsections } from '../../plugins/contract/pageSections';
import { LANGS, type Lang } from '../../site/languages';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { realPages } from '../support/realPages';

const { pages } = realPages();

/** How the three lines of a section begin. */
const LINES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['- Change it when: ', '- Cost: ', '- Related: '],
  zh: ['- 何时修改：', '- 代价：', '- 相关：'],
};

/** Sections without a sample of their own: they link to one. */
const LINKED = ['name-and-stage'];

const CURRENT = [
  ...new Set(PLUGIN_OPTIONS.filter(({ state }) => state === 'current').map(({ anchor }) => anchor)),
];

test.each(LANGS)(
  'issue 5.3 every option in use says when to change it, what it costs, and shows it: %s',
  (lang) => {
    const page = pages.find((each) => each.lang === lang && each.key === 'config/options/options');
    if (!page) throw new Error(`docs/${lang} has no options page`);
    const sections = pageSections(page);
    const faults = CURRENT.flatMap((anchor) => {
      const own = withSubsections(
        sections,
        sections.findIndex(({ id }) => id === anchor),
      );
      const lines = own.flatMap((section) => section.lines.map(({ text }) => text));
      const ids = own.map(({ id }) => id);
      const sample = LINKED.includes(anchor) || page.code.some(({ section }) => ids.includes(section));
      return [
        ...LINES[lang].filter((start) => !lines.some((line) => line.startsWith(start))),
        ...(sample ? [] : ['no sample']),
      ].map((fault) => `${anchor}: ${fault}`);
    });
    expect(CURRENT.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  },
);
