import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../site/languages';
import { FACETS, PICKS, TOOLS_WITH_FORMATS, type Facet } from '../../site/picks';
import { localePath } from '../../site/routes';
import { PICK_NAMES } from '../../site/words/picks';
import { readHtml } from '../support/site';

const ROUTE = '/guide/start/quick-start';
const MAX_WORDS = 700;

type Choice = Readonly<Record<Facet, string>>;

const mainOf = (lang: Lang): HTMLElement => {
  const main = readHtml(localePath(ROUTE, lang)).querySelector('main');
  if (!main) throw new Error('the quick start has no text');
  // The parser leaves code as text unless it is told otherwise.
  return parse(main.outerHTML, { blockTextElements: {} });
};

/** What depends on a choice, with the values that it is for. */
const variantsOf = (main: HTMLElement) =>
  FACETS.flatMap((facet) =>
    main.querySelectorAll(`[data-when-${facet}]`).map((element) => ({
      facet,
      element,
      values: element.getAttribute(`data-when-${facet}`)?.split(' ') ?? [],
    })),
  );

function narrowed(page: HTMLElement, choice: Partial<Choice>): HTMLElement {
  const copy = page.clone() as HTMLElement;
  for (const { facet, element, values } of variantsOf(copy)) {
    const chosen = choice[facet];
    if (chosen !== undefined && !values.includes(chosen)) element.remove();
  }
  return copy;
}

/**
 * What a reader with some choices sees of the page, without the form's other options; `all` names facets not chosen. The
 * page of each tool is cut out once: to copy all tools for each of a thousand choices takes a minute.
 */
function seenOn(main: HTMLElement) {
  const pages = new Map<string, HTMLElement>(PICKS.tool.map((tool) => [tool, narrowed(main, { tool })]));
  for (const page of pages.values()) {
    for (const element of page.querySelectorAll('[data-pick-label], option, p .siteVisuallyHidden'))
      element.remove();
  }
  return (choice: Choice, all: readonly Facet[] = []): HTMLElement =>
    narrowed(
      pages.get(choice.tool) ?? main,
      Object.fromEntries(Object.entries(choice).filter(([facet]) => !all.some((name) => name === facet))),
    );
}

/** A Chinese word has one and a half characters or more. */
function countWords(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return words + Math.round(characters / 1.5);
}

/** Text with a space where one block ends and the next begins. */
const textOf = (page: HTMLElement): string =>
  page.innerHTML.replace(/<\/?(?:span|code|a|strong)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ');

/** Shells take turns: each meets every tool, and the other facets do not depend on it. */
const CHOICES: readonly Choice[] = PICKS.tool.flatMap((tool) =>
  PICKS.format.flatMap((format, at) =>
    PICKS.layout.map((layout) => {
      const shell = PICKS.shell[at % PICKS.shell.length] ?? 'unix';
      return { tool, shell, format, layout, pm: PICKS.pm[2] };
    }),
  ),
);

describe.each(LANGS)('issue 18.2 the quick start, %s', (lang) => {
  const main = mainOf(lang);
  const seen = seenOn(main);

  test(`has at most ${MAX_WORDS} words in what one reader sees`, () => {
    const counts = CHOICES.map((choice) => countWords(textOf(seen(choice))));
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_WORDS);
    expect(Math.min(...counts)).toBeGreaterThan(200);
  });

  test('says for every choice what to install, to run and to open, and for one shell and package manager only', () => {
    for (const choice of CHOICES) {
      const commands = seen(choice, ['pm']).querySelectorAll('[data-when-pm]');
      for (const pm of PICKS.pm) {
        const texts = commands
          .filter((line) => line.getAttribute('data-when-pm')?.split(' ').includes(pm))
          .map((line) => line.textContent.trim());
        const name = `${Object.values(choice).join(' ')} ${pm}`;
        for (const part of [' -D ', 'analyze --profile'])
          expect(
            texts.filter((text) => text.includes(part)),
            name,
          ).toHaveLength(1);
        const runs = texts.filter((text) => text.includes('RSDOCTOR'));
        expect(runs, name).toHaveLength(1);
        const shells = {
          unix: /^RSDOCTOR=true /,
          powershell: /^\$env:RSDOCTOR = /,
          cmd: /^set "RSDOCTOR=true" && /,
        };
        expect(runs[0]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&'), name).toMatch(
          shells[choice.shell as keyof typeof shells],
        );
      }
    }
  });

  test('shows the config of the chosen tool, once, in the chosen format where the tool has several', () => {
    const titles = (tool: string, format: string) =>
      seen({ tool, format, pm: 'npm', shell: 'unix', layout: 'single' })
        .querySelectorAll('pre[data-title]')
        .map((sample) => sample.getAttribute('data-title'));
    for (const tool of TOOLS_WITH_FORMATS) {
      expect(PICKS.format.map((format) => titles(tool, format))).toEqual(
        ['mjs', 'cjs', 'ts'].map((extension) => [`${tool}.config.${extension}`]),
      );
    }
    expect(titles('rsbuild', 'ts')).toEqual([]);
    expect(titles('next-js', 'cjs')).toEqual(['next.config.mjs']);
  });

  test('hides nothing in the HTML itself, and names every variant for readers without scripts', () => {
    const variants = variantsOf(main).filter(({ element }) => element.tagName === 'DIV');
    expect(variants.length).toBeGreaterThan(40);
    for (const { facet, element, values } of variants) {
      expect(element.hasAttribute('hidden') || element.hasAttribute('style')).toBe(false);
      const label = element.querySelector('[data-pick-label]')?.textContent ?? '';
      const names: Readonly<Record<string, Readonly<Record<Lang, string>>>> = PICK_NAMES[facet];
      for (const value of values) expect(label).toContain(names[value]?.[lang]);
    }
  });
});
