import { NOT_FOUND_PATH, POSTS_PATH } from '../routes';
import { docSchema } from './doc';
import { homeSchema } from './home';
import { notFoundSchema } from './notFound';
import { postSchema } from './post';

/** The schema of each kind of page; the kind follows from the address, so a page cannot pick a laxer one. */
export const PAGE_SCHEMAS = {
  home: homeSchema,
  doc: docSchema,
  release: postSchema,
  topic: postSchema,
  notFound: notFoundSchema,
} as const;

/** One kind of page, as its frontmatter goes. */
export type PageKind = keyof typeof PAGE_SCHEMAS;

/**
 * The kind of a page.
 * @param route address without language prefix
 */
export function pageKind(route: string): PageKind {
  if (route === '/') return 'home';
  if (route === NOT_FOUND_PATH) return 'notFound';
  if (route.startsWith('/blog/release/')) return 'release';
  return route.startsWith('/blog/') && route !== POSTS_PATH ? 'topic' : 'doc';
}

/**
 * Says whether a page is written as text under one `#` heading; the others are drawn by the theme.
 * @param route address without language prefix
 */
export function hasBody(route: string): boolean {
  return !['home', 'notFound'].includes(pageKind(route));
}
