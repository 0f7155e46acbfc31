import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { RouteEntry } from '../RouteEntry';
import { onIdle } from '../../../../lib/dom/onIdle';
import { prefersReducedData } from '../../../../lib/dom/prefersReducedData';
import { pathKey, documentEntry, fetchManifest } from './fetchManifest';
import { loadPageModule, type PageModule } from './loadPageModule';
import { preloadable } from './preloadable';
import { whileHydrating } from './whileHydrating';

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
function manifestPage(facts: Facts) {
  const asked = facts.path;
  return preloadable(async () => {
    const row = (await fetchManifest(asked)).get(pathKey(asked));
    if (!row) throw new Error(`There is no page at ${asked}.`);
    [facts.path, facts.filePath] = row;
    return loadPageModule(row);
  });
}

const toRoute = (facts: Facts, Page: FunctionComponent, preload: () => Promise<PageModule>): PageRoute =>
  Object.assign(facts, { element: createElement(Page), preload });

/** The page of the document: hydrated by its lean chunk, and rendered by the full one ever after. */
function ownRoute(row: RouteEntry): PageRoute {
  const facts = { path: row[0], filePath: row[1] };
  const First = preloadable(() => loadPageModule(row));
  const Whole = manifestPage(facts);
  let isHydrated = false;
  const preload = () => {
    if (isHydrated) return Whole.preload();
    isHydrated = true;
    return First.preload();
  };
  // Who goes on waits for the next page alone.
  const prepare = () => {
    if (!prefersReducedData()) onIdle(() => void Whole.preload().catch(() => undefined));
  };
  return toRoute(facts, whileHydrating(First, Whole, prepare), preload);
}

/** The host asks for the address of the document before any other. */
let first: string | undefined;

/**
 * The page at an address, in place of Rspress's search through the list of all routes, which the entry would carry.
 * @param path path without the base path, in small letters
 * @returns a page that may turn out to be missing when it is loaded; undefined for the address of a document that is
 * another page's: the 404 page answers there
 */
export function routeOf(path: string): PageRoute | undefined {
  first ??= path;
  if (documentEntry && pathKey(documentEntry[0]) === pathKey(path)) return ownRoute(documentEntry);
  if (path === first) return undefined;
  const facts = { path, filePath: '' };
  const Page = manifestPage(facts);
  return toRoute(facts, Page, Page.preload);
}
