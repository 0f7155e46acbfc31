import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NodeType, parse, type HTMLElement } from 'node-html-parser';
import type { SearchDocument } from '../../packages/search';
import { LANGS, type Lang } from '../../site/languages';
import { NOT_FOUND_PATH, localePath } from '../../site/routes';

/** A heading of a built page, or a block of text below it, in reading order. */
type PageBlock =
  | { readonly depth: number; readonly id: string; readonly text: string }
  | { readonly depth?: undefined; readonly text: string };

export interface BuiltPage {
  /** Clean URL with language prefix, without base: `/zh/guide/start/intro`. */
  readonly path: string;
  readonly lang: Lang;
  /** Top-level section: the current entry of the bar, or the name of the site. */
  readonly section: string;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** One record as DocSearch reads it: a heading, or a block of text with its headings. Texts are plain. */
export interface SearchRecord {
  readonly objectID: string;
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly lang: Lang;
  /** For ranking: higher headings first, then the order of the page. */
  readonly weight: { readonly level: number; readonly position: number };
}

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

/** What a reader sees on a built page; undefined when it has no main landmark, no heading or an unknown language. */
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

const NOT_FOUND = LANGS.map((lang) => localePath(NOT_FOUND_PATH, lang));

/** `zh/guide/x.html` is served as `/zh/guide/x`, and `zh/index.html` as `/zh/`. */
const toUrl = (file: string): string => `/${file.split(path.sep).join('/')}`.replace(/(?:index)?\.html$/, '');

/** Every page of a built site but the 404 pages, in the order of their addresses. Throws when there is none. */
export function readBuiltSite(root: string): BuiltPage[] {
  const pages = (existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => readBuiltPage(readFileSync(path.join(root, file), 'utf8'), toUrl(file)) ?? [])
    .filter((page) => !NOT_FOUND.includes(page.path));
  if (pages.length === 0) {
    throw new Error(
      `There is no built site in ${path.relative('', root) || '.'}. Run \`npm run build\` first.`,
    );
  }
  return pages;
}

/** A document of a search service, with all text of the page, headings included. */
export function toDocument(page: BuiltPage, id: number, siteUrl: string): SearchDocument {
  const { title, lang, path: routePath } = page;
  let content = '';
  const toc: SearchDocument['toc'][number][] = [];
  for (const block of page.blocks) {
    if (block.depth === 1) continue;
    if (content) content += '\n';
    if (block.depth !== undefined) toc.push({ ...block, charIndex: content.length });
    content += block.text;
  }
  return { id, title, content, routePath, domain: siteUrl.replace(/\/$/, ''), toc, lang };
}
