import { HtmlValidate } from 'html-validate';
import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import { isForeign } from '../../plugins/authoring/textMarks';
import { LANGS, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import { localePath } from '../../site/routes';
import { TOOLS } from '../../site/tools';
import { PICK_NAMES } from '../../site/words/picks';
import { addressOf, outputFiles, outputText, pageFiles } from '../support/outputText';
import { isShown, shownText, hiddenParts } from '../support/shownText';
import { readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const FILES = pageFiles();

/** All recommended rules, but for these, each for its reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // How the static HTML is spelled is up to React and the host; parsers read both spellings alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Colours of code, and the places of the numbers on a picture, are values and not rules.
    'no-inline-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name of its own: menus and groups of links do.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test('issue 7.7 the gate sees faults', async () => {
  const { valid } = await validator.validateString('<p><ul><li>One</ul></p><img src="a.png">');
  expect(valid).toBe(false);
});

async function markupFaults(file: string): Promise<string[]> {
  // Sheets, and the words of samples, a span each, are two thirds of the work.
  const html = outputText(file)
    .replace(/(<style\b[^>]*>)[^]*?(?=<\/style>)/g, '$1')
    .replace(/<pre\b[^]*?<\/pre>/g, (sample) => sample.replace(/<\/?span\b[^>]*>/g, ''));
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** One h1 comes first, and no level is skipped. */
function headingFaults(page: HTMLElement): string[] {
  const levels = page.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ rawTagName }) => rawTagName);
  const wrong = levels.filter((level, at) => Number(level[1]) > Number(levels[at - 1]?.[1] ?? 0) + 1);
  return [...wrong, ...(levels.lastIndexOf('h1') === 0 ? [] : ['not one h1, first'])];
}

/** Every picture keeps its place free; one in the text says what it shows. */
function pictureFaults(page: HTMLElement): string[] {
  const bare = page
    .querySelectorAll('img')
    .filter((image) => !['width', 'height'].every((name) => Number(image.getAttribute(name))));
  // The picture below a link that opens a report is decoration: the link says what it opens.
  const isBelowLink = (image: HTMLElement) => image.closest('figure')?.querySelector('a[data-report]')?.text;
  const silent = page
    .querySelectorAll('main .rspress-doc img')
    .filter((image) => !image.getAttribute('alt')?.trim() && !isBelowLink(image)?.trim());
  return [...bare, ...silent, ...page.querySelectorAll('img:not([alt])')].map(String);
}

const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'svg']);
/** Names and terms of the trade are what they are in every language (WCAG 3.1.2). */
const NAMES = new Set(
  [
    ...TOOLS.map(({ name }) => name),
    ...Object.values(PICK_NAMES.tool).map(({ en }) => en),
    ...['Vue CLI', 'Node API', 'source map', 'tree shaking'],
  ].map((name) => name.toLowerCase()),
);
const isName = (text: string): boolean => text.split('、').every((part) => NAMES.has(part.toLowerCase()));
const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
function words(node: Node): string {
  if (!isElement(node)) return node.text;
  return CODE.has(node.rawTagName) ? '' : node.childNodes.map(words).join('');
}

/** Passages that a screen reader would say in the wrong language. */
function foreignPassages(element: HTMLElement, lang: string): string[] {
  if (CODE.has(element.rawTagName)) return [];
  const own = element.getAttribute('lang') ?? lang;
  const text = words(element).replace(/\s+/g, ' ').trim();
  const isText = element.childNodes.some((node) => node.nodeType === NodeType.TEXT_NODE && node.text.trim());
  const isWrong = own === 'zh' ? isForeign(text) : own === 'en' && /\p{Script=Han}/u.test(text);
  const inside = element.childNodes.filter(isElement).flatMap((child) => foreignPassages(child, own));
  return isText && isWrong && !isName(text) && inside.length === 0 ? [text.slice(0, 80)] : inside;
}

/** Links to the other language say which it is. */
function languageLinkFaults(page: HTMLElement, lang: Lang): string[] {
  const pageLinks = page
    .querySelectorAll('a[href^="/"]')
    .filter((link) => !/\.\w+(?:[?#]|$)/.test(link.getAttribute('href') ?? ''));
  return LANGS.filter((each) => each !== lang).flatMap((other) => {
    const links = pageLinks.filter((link) => {
      const href = link.getAttribute('href') ?? '';
      return other === 'en' ? !href.startsWith('/zh') : href.startsWith(localePath('/', other));
    });
    const { hreflang } = LANGUAGE_FACTS[other];
    const isMarked = (link: HTMLElement) =>
      ['hreflang', 'lang'].every((name) => link.getAttribute(name) === hreflang);
    return links.length > 0 ? links.filter((link) => !isMarked(link)).map(String) : [`no link to ${other}`];
  });
}

/** Classes of CSS modules that rules name. */
const styledBy = (css: string): string[] =>
  [...css.matchAll(/\.([A-Z][A-Za-z]*-[\w-]+)/g)].map(([, name = '']) => name);
const STYLED = new Set(
  [
    ...outputFiles().filter((file) => file.endsWith('.css')),
    ...FILES.filter((file) => !file.includes('/')),
  ].flatMap((file) => styledBy(outputText(file))),
);

/** Classes of the HTML whose rules do not come with it. */
function unstyledClasses(page: HTMLElement): string[] {
  const linked = page
    .querySelectorAll('link[rel="stylesheet"]')
    .map((link) => outputText((link.getAttribute('href') ?? '').replace(/^\//, '')));
  const sheets = [...page.querySelectorAll('style').map(({ textContent }) => textContent), ...linked];
  const own = new Set(sheets.flatMap(styledBy));
  const used = page.querySelectorAll('[class]').flatMap(({ classList }) => [...classList.values()]);
  return [...new Set(used)].filter((name) => STYLED.has(name) && !own.has(name));
}

test.each(FILES)(
  'issue 7.7 %s is valid HTML, its headings in order, its pictures and languages said, its styles with it',
  async (file) => {
    const page = readHtml(addressOf(file));
    const lang = page.querySelector('html')?.getAttribute('lang') as Lang;
    const body = page.querySelector('body');
    expect(LANGS).toContain(lang);
    expect({
      markup: await markupFaults(file),
      headings: headingFaults(page),
      pictures: pictureFaults(page),
      languages: body && foreignPassages(body, lang),
      links: languageLinkFaults(page, lang),
      styles: unstyledClasses(page),
    }).toEqual({ markup: [], headings: [], pictures: [], languages: [], links: [], styles: [] });
  },
);

/** Each heading has a link to itself that has a name, and an id that is not made by React. */
function anchorFaults(main: HTMLElement, lang: Lang): string[] {
  const prefix = lang === 'en' ? 'Link to section: ' : '章节链接：';
  return main.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)[id]').flatMap((heading) => {
    const text = main.querySelector(`[id="${heading.getAttribute('aria-labelledby')}"]`);
    const [link, ...more] = heading.querySelectorAll(`a[href="#${heading.id}"]`);
    const isFine =
      link?.getAttribute('aria-label') === `${prefix}${text?.textContent.trim()}` &&
      more.length === 0 &&
      !text?.querySelector(`a[href="#${heading.id}"]`) &&
      !/^_[rR]_/.test(heading.id);
    return isFine ? [] : [heading.id];
  });
}

const NAVIGATION = 'nav[aria-label=Documentation] a[href], nav[aria-label=文档目录] a[href]';

test.each(SITE_PAGES)(
  'S1-5 issue 15 D13 without scripts $url shows its text, title and navigation; its headings can be linked to',
  ({ url, lang, title, route }) => {
    const page = readHtml(url);
    const main = page.querySelector('main');
    const hidden = hiddenParts(page);
    if (!main) throw new Error('It has no main part.');
    expect(isShown(main, hidden) && shownText(main, hidden).length).toBeGreaterThan(100);
    const headings = main.querySelectorAll('h1').filter((heading) => isShown(heading, hidden));
    expect(headings).toHaveLength(1);
    if (route.kind === 'home') return;
    expect(headings[0]?.textContent).toContain(title);
    const links = page.querySelectorAll(NAVIGATION).filter((link) => isShown(link, hidden));
    expect(links.length).toBeGreaterThan(1);
    expect(anchorFaults(main, lang)).toEqual([]);
  },
);
