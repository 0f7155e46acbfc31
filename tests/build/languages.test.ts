import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { expect, test } from 'vitest';
import { isForeign } from '../../plugins/authoring/textMarks';
import { LANGS, LANGUAGE_FACTS, type Lang } from '../../site/languages';
import { localePath } from '../../site/routes';
import { TOOLS } from '../../site/tools';
import { PICK_NAMES } from '../../site/words/picks';
import { addressOf, pageFiles } from '../support/outputText';
import { readHtml } from '../support/site';

const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'svg']);
const HAN = /\p{Script=Han}/u;
/** Names and terms of the trade are what they are in every language (WCAG 3.1.2). */
const NAMES = new Set([
  ...TOOLS.map(({ name }) => name),
  ...Object.values(PICK_NAMES.tool).map(({ en }) => en),
  'Vue CLI',
  'Node API',
  'source map',
  'tree shaking',
]);
const isOneName = (text: string): boolean =>
  [...NAMES].some((name) => name.toLowerCase() === text.toLowerCase());
const isName = (text: string): boolean => text.split('、').every(isOneName);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const words = (node: Node): string =>
  isElement(node) && CODE.has(node.rawTagName)
    ? ''
    : isElement(node)
      ? node.childNodes.map(words).join('')
      : node.text;

/** Passages that a screen reader would say in the wrong language. */
function mistaken(element: HTMLElement, lang: string): string[] {
  if (CODE.has(element.rawTagName)) return [];
  const own = element.getAttribute('lang') ?? lang;
  const text = words(element).replace(/\s+/g, ' ').trim();
  const isText = element.childNodes.some((node) => node.nodeType === NodeType.TEXT_NODE && node.text.trim());
  const isWrong = own === 'zh' ? isForeign(text) : own === 'en' && HAN.test(text);
  const inside = element.childNodes.filter(isElement).flatMap((child) => mistaken(child, own));
  return isText && isWrong && !isName(text) && inside.length === 0 ? [text.slice(0, 80)] : inside;
}

test.each(pageFiles())('issue 7.7 whatever is in another language on %s says so', (file) => {
  const page = readHtml(addressOf(file));
  const lang = page.querySelector('html')?.getAttribute('lang') ?? '';
  const body = page.querySelector('body');
  expect(LANGS).toContain(lang);
  expect(body && mistaken(body, lang)).toEqual([]);
});

test.each(pageFiles())('issue 7.7 each link of %s to the other language says which it is', (file) => {
  const page = readHtml(addressOf(file));
  const lang = page.querySelector('html')?.getAttribute('lang') as Lang;
  const isOther = (href: string, other: Lang) =>
    other === 'en' ? !href.startsWith('/zh') : href.startsWith(localePath('/', other));
  for (const other of LANGS.filter((each) => each !== lang)) {
    const links = page
      .querySelectorAll('a[href^="/"]')
      .filter(
        (link) =>
          !/\.\w+(?:[?#]|$)/.test(link.getAttribute('href') ?? '') &&
          isOther(link.getAttribute('href') ?? '', other),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.getAttribute('hreflang'), String(link)).toBe(LANGUAGE_FACTS[other].hreflang);
      expect(link.getAttribute('lang'), String(link)).toBe(LANGUAGE_FACTS[other].hreflang);
    }
  }
});
