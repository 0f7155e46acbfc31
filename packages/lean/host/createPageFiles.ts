import type { RouteMeta, RspressPlugin } from '@rspress/core';
import type { Applied } from './createApplied';
import type { Asset, Assets, Compilation } from './types';
import { initialFiles } from './initialFiles';
import { namedError } from './guardAssets';
import { ROUTES_MODULE, routeChunks } from './routeChunks';

type Page = Pick<RouteMeta, 'absolutePath'>;

/** What a technique changes in the HTML of every page. */
export interface HtmlChange {
  /** Name of the technique. */
  readonly by: string;
  readonly change: (html: string) => string;
}

/** Knows the files of each page, and lets techniques change the HTML of all of them in one go. */
export interface PageFiles {
  /** Name of the chunk of each page, by the file of the page. */
  readonly chunks: ReadonlyMap<string, string>;
  /**
   * Reads the names of the chunks from Rspress's module with the routes. Whoever replaces that module calls it before, since
   * the bundler does not promise which of two transforms comes first.
   */
  readonly readRoutes: (code: string) => void;
  /** Another chunk that the document of a page loads in place of the page's own. */
  documentChunk: (chunk: string) => string;
  /** Addresses of the files that the document of a page loads, in the bundler's order. */
  readonly filesOf: (page: Page) => readonly string[];
  /** Text of a style sheet of the site by its address. */
  readonly sheet: (address: string) => string | undefined;
  /** Changes of the HTML of pages, applied one after the other. */
  readonly html: HtmlChange[];
  /** Reads the routes and files; stands before every plugin that uses them. */
  readonly plugin: RspressPlugin;
}

/**
 * Reads which files a page is made of.
 * @param applied counts that the routes were seen
 */
export function createPageFiles(applied: Applied): PageFiles {
  let chunks = new Map<string, string>();
  let filesOf: (chunk: string) => readonly string[] = () => [];
  const sheets = new Map<string, string>();
  const html: HtmlChange[] = [];

  function readFiles(compilation: Compilation): void {
    const { assets, outputOptions, namedChunkGroups } = compilation;
    const initial = initialFiles(compilation);
    const addressOf = (file: string) => `${String(outputOptions.publicPath)}${file}`;
    filesOf = (chunk) =>
      (namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) => !initial.has(file)).map(addressOf);
    // By name: to ask for an asset copies it out of the bundler, and a large site has thousands.
    for (const file of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
      sheets.set(addressOf(file), textOf(assets[file]));
    }
  }

  function changeHtml({ assets, compilation, sources }: Assets): void {
    if (html.length === 0) return;
    for (const name of Object.keys(assets).filter((each) => each.endsWith('.html'))) {
      const text = html.reduce((page, { by, change }) => {
        try {
          return change(page);
        } catch (error) {
          throw namedError(`${by}: ${name}`, error);
        }
      }, textOf(assets[name]));
      compilation.updateAsset(name, new sources.RawSource(text));
    }
  }

  const files: PageFiles = {
    get chunks() {
      return chunks;
    },
    readRoutes(code) {
      // What took the place of the routes may name a second chunk of a page, by a query.
      chunks = new Map([...routeChunks(code)].filter(([file]) => !file.includes('?')));
    },
    documentChunk: (chunk) => chunk,
    filesOf({ absolutePath }) {
      const chunk = chunks.get(absolutePath) ?? '';
      const own = filesOf(files.documentChunk(chunk));
      return own.length > 0 ? own : filesOf(chunk);
    },
    sheet: (address) => sheets.get(address),
    html,
    plugin: {
      name: 'lean-page-files',
      builderConfig: {
        // A cache on disk hands compiled modules past the techniques, which then do not know the chunks of a page.
        performance: { buildCache: false },
        plugins: [
          {
            name: 'lean-page-files',
            setup(api) {
              const seen = applied.expect('the speed layer', 'virtual-routes.js');
              api.transform(
                { test: ROUTES_MODULE, environments: ['web'], order: 'post' },
                ({ code }: { code: string }) => {
                  seen();
                  files.readRoutes(code);
                  return code;
                },
              );
              api.processAssets({ stage: 'analyse', environments: ['web'] }, ({ compilation }: Assets) =>
                readFiles(compilation),
              );
              api.processAssets({ stage: 'report', environments: ['node'] }, changeHtml);
            },
          },
        ],
      },
    },
  };
  return files;
}

const textOf = (asset: Asset | undefined): string => asset?.source().toString() ?? '';
