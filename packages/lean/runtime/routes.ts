import { createElement, lazy, useRef, type ComponentType, type ReactElement } from 'react';
import { MANIFEST_ELEMENT, type DocumentRoutes, type RouteRow } from '../RouteRow';

/** The bundler's runtime, as far as it is used here. */
declare const __webpack_require__: {
  (module: string | number): PageModule;
  /** Loads a chunk, script and sheet, once; after a failure it can be asked for again. */
  readonly e: (chunk: string) => Promise<unknown>;
  readonly p: string;
  readonly m: Readonly<Record<string, unknown>>;
  u: (chunk: string) => string;
  miniCssF: (chunk: string) => string;
};

/** The script of a page. */
interface PageModule {
  readonly default: ComponentType;
}

/** A page, as Rspress asks for it. */
export interface PageRoute {
  /** Address as it is written; as it was asked for until the page is loaded, unless it is the page of the document. */
  path: string;
  /** File below the docs; empty until the page is loaded. */
  filePath: string;
  readonly element: ReactElement;
  /** @throws Error when there is no such page, or it cannot be had: its document can be loaded instead */
  readonly preload: () => Promise<PageModule>;
}

/** Milliseconds that a click waits for a list; the document of the page is loaded then. */
const TIMEOUT = 5000;

/** An address as pages are looked up by: Rspress writes it in small letters; a slash at its end says nothing. */
const keyOf = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** Name and words are those of the bundler (`isLoadError`). */
const loadError = (file: string): Error =>
  Object.assign(new Error(`Loading chunk ${file} failed.`), { name: 'ChunkLoadError' });

/** The development server writes no data block. */
function readDocument(): DocumentRoutes {
  const text = globalThis.document?.getElementById(MANIFEST_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as DocumentRoutes) : { lists: {} };
}

const { here, lists } = readDocument();
const names = new Map<string, readonly string[]>();
const fetched = new Map<string, Promise<ReadonlyMap<string, RouteRow>>>();

async function fetchList(file: string): Promise<ReadonlyMap<string, RouteRow>> {
  const response = await fetch(`${__webpack_require__.p}${file}`, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw loadError(file);
  const rows = (await response.json()) as readonly RouteRow[];
  return new Map(rows.map((row) => [keyOf(row[0]), row]));
}

/** The page at an address, by the list of its language, which is fetched once; after a failure it can be asked for again. */
async function findRow(path: string): Promise<RouteRow | undefined> {
  const [, first = ''] = path.split('/');
  // The first part may be any word, also one that every object has (`/constructor/x`).
  const file = lists[Object.hasOwn(lists, first) ? first : ''] ?? '';
  const list = fetched.get(file) ?? fetchList(file);
  fetched.set(file, list);
  list.catch(() => fetched.delete(file));
  return (await list).get(keyOf(path));
}

/** The bundler's runtime knows the names of no page's files (`withoutNames`). */
function nameFiles(): void {
  const { u, miniCssF } = __webpack_require__;
  __webpack_require__.u = (chunk) => names.get(chunk)?.[0] ?? u(chunk);
  __webpack_require__.miniCssF = (chunk) => names.get(chunk)?.[1] ?? miniCssF(chunk);
}

async function loadRow([, file, module, chunks, files]: RouteRow): Promise<PageModule> {
  if (names.size === 0) nameFiles();
  names.set(chunks[0] ?? '', files);
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  // A host may answer with its 404 page as if it were the script.
  if (!(module in __webpack_require__.m)) throw loadError(file);
  return __webpack_require__(module);
}

/** Makes a route of a page. Loaded before, the page is drawn at once; otherwise it waits like any lazy component. */
function toRoute(path: string, filePath: string, findPage: () => Promise<RouteRow | undefined>): PageRoute {
  let loaded: ComponentType | undefined;
  const load = async (): Promise<PageModule> => {
    const row = await findPage();
    if (!row) throw new Error(`There is no page at ${path}.`);
    [route.path, route.filePath] = row;
    const module = await loadRow(row);
    loaded = module.default;
    return module;
  };
  const preload = (): Promise<PageModule> => {
    const loading = load();
    // Rspress does not look at what becomes of a page that it fetches ahead.
    loading.catch(() => undefined);
    return loading;
  };
  const Later = lazy(preload);
  function Page() {
    // What was drawn first stays: another component would be a new page to React.
    const drawn = useRef(loaded ?? Later);
    return createElement(drawn.current);
  }
  const route: PageRoute = { path, filePath, element: createElement(Page), preload };
  return route;
}

/** Rspress asks for the address of the document before any other. */
let first: string | undefined;

/**
 * The page at an address, in place of Rspress's search through the list of all routes, which the entry would carry.
 * @param path path without the base path, in small letters
 * @returns a page that may turn out to be missing when it is loaded; undefined for the address of a document that is
 * another page's: the 404 page answers there
 */
export function routeOf(path: string): PageRoute | undefined {
  first ??= path;
  if (here && keyOf(here[0]) === keyOf(path)) return toRoute(here[0], here[1], () => Promise.resolve(here));
  return path === first ? undefined : toRoute(path, '', () => findRow(path));
}
