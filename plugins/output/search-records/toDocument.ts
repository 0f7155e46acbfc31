import type { Lang } from '../../../site/languages';
import type { BuiltPage } from './types';

/** A page as a search service sends it. */
export interface PageDocument {
  readonly id: number;
  readonly title: string;
  /** All text of the page, headings included. */
  readonly content: string;
  /** Address with language prefix, without base. */
  readonly routePath: string;
  /** Address of the page's site, without trailing slash. */
  readonly domain: string;
  /** Headings below the title; `charIndex` is where each begins in `content`. */
  readonly toc: readonly {
    readonly text: string;
    readonly id: string;
    readonly depth: number;
    readonly charIndex: number;
  }[];
  readonly lang: Lang;
}

/**
 * Turns a page into a document of a search service.
 * @param page what a reader sees
 * @param id number of the page
 * @param siteUrl address of the site's root, with trailing slash
 */
export function toDocument(page: BuiltPage, id: number, siteUrl: string): PageDocument {
  let content = '';
  const toc: PageDocument['toc'][number][] = [];
  for (const block of page.blocks) {
    if (block.depth === 1) continue;
    if (content) content += '\n';
    if (block.depth !== undefined) {
      toc.push({ text: block.text, id: block.id, depth: block.depth, charIndex: content.length });
    }
    content += block.text;
  }
  return {
    id,
    title: page.title,
    content,
    routePath: page.path,
    domain: siteUrl.replace(/\/$/, ''),
    toc,
    lang: page.lang,
  };
}
