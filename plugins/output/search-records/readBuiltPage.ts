import { NodeType, parse, type HTMLElement } from 'node-html-parser';
import { LANGS, type Lang } from '../../../site/languages';
import type { BuiltPage, PageBlock } from './types';

/** What readers do not read: controls, drawings, live regions, and texts that show on hover. */
const UNREAD =
  'script, style, svg, button, template, [aria-hidden="true"], [role="status"], [role="tooltip"], [hidden]';

/** An id that React makes: another one in the next build, and no anchor after a navigation. */
const GENERATED_ID = /^_[rR]_/;

const TEXT_BLOCKS = ['P', 'LI', 'TR', 'PRE', 'FIGCAPTION', 'SUMMARY', 'DT', 'DD'];
const HOLDERS = TEXT_BLOCKS.join(',').toLowerCase();

const wordsOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ').trim();

/** Parts that stand side by side are words of their own: cells of a row, lines of a heading. */
function blockText(element: HTMLElement): string {
  if (element.tagName === 'TR')
    return element.querySelectorAll('th, td').map(wordsOf).filter(Boolean).join(' – ');
  const lines = element.childNodes.filter((node) => node.textContent.trim());
  const isLines = element.tagName === 'H1' && lines.every((node) => node.nodeType === NodeType.ELEMENT_NODE);
  return isLines ? lines.map((line) => line.textContent.trim()).join(' ') : wordsOf(element);
}

function blocksOf(element: HTMLElement): PageBlock[] {
  return element.children.flatMap((child): PageBlock[] => {
    const [, depth] = /^H([1-6])$/.exec(child.tagName) ?? [];
    const text = blockText(child);
    if (depth)
      return text ? [{ depth: Number(depth), id: GENERATED_ID.test(child.id) ? '' : child.id, text }] : [];
    const isBlock = TEXT_BLOCKS.includes(child.tagName);
    // A list entry with paragraphs or with a list in it is read part by part.
    if (isBlock && (child.tagName === 'TR' || !child.querySelector(HOLDERS))) return text ? [{ text }] : [];
    return blocksOf(child);
  });
}

/**
 * Reads what a reader sees on a built page.
 * @param html text of the file
 * @param path clean URL of the page, without base
 * @returns the page; undefined when it has no main landmark, no heading or an unknown language
 */
export function readBuiltPage(html: string, path: string): BuiltPage | undefined {
  // Left alone, the parser would take what is inside `pre` for one text.
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const lang = document.querySelector('html')?.getAttribute('lang')?.split('-')[0];
  const main = document.querySelector('main');
  if (!main || !LANGS.includes(lang as Lang)) return undefined;
  const section = document.querySelector('nav')?.querySelector('[aria-current]');
  const siteName = document.querySelector('meta[property="og:site_name"]')?.getAttribute('content');
  const current = section ? wordsOf(section) : (siteName ?? '');
  main.querySelectorAll(UNREAD).forEach((part) => part.remove());
  const blocks = blocksOf(main);
  const title = blocks.find(({ depth }) => depth === 1)?.text;
  if (!title) return undefined;
  return { path, lang: lang as Lang, section: current || title, title, blocks };
}
