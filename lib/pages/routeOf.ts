import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { PageRow } from '../../site/pageRow';
import { onIdle } from '../dom/onIdle';
import { savesData } from '../dom/savesData';
import { keyOf } from './keyOf';
import { loadPageModule, type PageModule } from './loadPageModule';
import { ownPage, pagesBeside } from './pagesBeside';
import { preloadable } from './preloadable';
import { whileWaking } from './whileWaking';

/** A page, as the host asks for it. */
export interface PageRoute {
  /** Address as it is written; as it was asked for until the page is loaded, unless it is the page of the document. */
  readonly path: string;
  /** File below the docs; empty until the page is loaded. */
  readonly filePath: string;
  readonly element: ReactElement;
  /** @throws Error when there is no such page, or it cannot be had: its document can be loaded instead */
  readonly preload: () => Promise<PageModule>;
}

type Facts = { path: string; filePath: string };

/** A page of the list of its language. */
function listedPage(facts: Facts) {
  const asked = facts.path;
  return preloadable(async () => {
    const row = (await pagesBeside(asked)).get(keyOf(asked));
    if (!row) throw new Error(`There is no page at ${asked}.`);
    [facts.path, facts.filePath] = row;
    return loadPageModule(row);
  });
}

const toRoute = (facts: Facts, Page: FunctionComponent, preload: () => Promise<PageModule>): PageRoute =>
  Object.assign(facts, { element: createElement(Page), preload });

/** The page of the document: woken from its HTML by a script of its own, and drawn by the whole one ever after. */
function ownRoute(row: PageRow): PageRoute {
  const facts = { path: row[0], filePath: row[1] };
  const First = preloadable(() => loadPageModule(row));
  const Whole = listedPage(facts);
  let isWoken = false;
  const preload = () => {
    if (isWoken) return Whole.preload();
    isWoken = true;
    return First.preload();
  };
  // Who goes on waits for the next page alone.
  const prepare = () => {
    if (!savesData()) onIdle(() => void Whole.preload().catch(() => undefined));
  };
  return toRoute(facts, whileWaking(First, Whole, prepare), preload);
}

/** The host asks for the address of the document before any other. */
let first: string | undefined;

/**
 * The page at an address, in place of the host's search through a list of all pages, which every page would carry
 * (`plugins/page-list`).
 * @param path path without the base path, in small letters
 * @returns a page that may turn out to be missing when it is loaded; undefined for the address of a document that is
 * another page's: the 404 page answers there
 */
export function routeOf(path: string): PageRoute | undefined {
  first ??= path;
  if (ownPage && keyOf(ownPage[0]) === keyOf(path)) return ownRoute(ownPage);
  if (path === first) return undefined;
  const facts = { path, filePath: '' };
  const Page = listedPage(facts);
  return toRoute(facts, Page, Page.preload);
}
