import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { bundlerPlugin, initialFiles } from './bundler';

/** The script of a page, as Rspress names it in the page's HTML; there is none on the 404 page. */
const PAGE_SCRIPT = /<link rel="preload" href="([^"]+\/async\/[^"]+\.js)" as="script">/g;
const SHEET = /<link (?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"[^>]*>/g;

/** What the bundler made for browsers, all by address. */
interface BuiltFiles {
  /** All files of a page, by the page's own script. */
  readonly ofPage: ReadonlyMap<string, readonly string[]>;
  readonly sheets: ReadonlyMap<string, string>;
}

function readFiles(compilation: Rspack.Compilation): BuiltFiles {
  const { assets, outputOptions, namedChunkGroups } = compilation;
  const addressOf = (file: string): string => `${String(outputOptions.publicPath)}${file}`;
  const initial = initialFiles(compilation);
  const ofPage = new Map<string, readonly string[]>();
  for (const [name, group] of namedChunkGroups) {
    const files = group.getFiles().filter((file) => !initial.has(file));
    for (const chunk of group.chunks.filter((each) => each.name === name)) {
      for (const file of chunk.files) ofPage.set(addressOf(file), files.map(addressOf));
    }
  }
  // By name: to ask for an asset copies it out of the bundler, and a large site has thousands.
  const names = Object.keys(assets).filter((name) => name.endsWith('.css'));
  const sheets = new Map(names.map((name) => [addressOf(name), assets[name]?.source().toString() ?? '']));
  return { ofPage, sheets };
}

/**
 * Puts sheets into the page that names them: a sheet is one more way to the server and back before anything can be seen.
 * `data-href` tells the bundler's runtime that the page has the sheet.
 */
const inlineSheets = (html: string, sheets: BuiltFiles['sheets']): string =>
  html.replace(SHEET, (link, address: string) => {
    const text = sheets.get(address);
    if (text === undefined) return link;
    if (/<\/style/i.test(text)) throw new Error(`${address}: a sheet inside a page must not hold "</style"`);
    return `<style data-href="${address}">${text}</style>`;
  });

/**
 * Changes the HTML of a page: the sheets of its own chunk stand in it, behind those of every page, which they build on; all of
 * its scripts are named at its end, with low priority, because no script may hold up text or the largest picture.
 * @param html the page as Rspress wrote it
 * @param built what the bundler made for browsers
 */
export function changeDocument(html: string, { ofPage, sheets }: BuiltFiles): string {
  const own = [...html.matchAll(PAGE_SCRIPT)].flatMap(([, script = '']) => ofPage.get(script) ?? [script]);
  const ofKind = (kind: string): string[] => [...new Set(own)].filter((file) => file.endsWith(kind));
  const links = ofKind('.css').map((file) => `<link rel="stylesheet" href="${file}">`);
  const scripts = ofKind('.js').map(
    (file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`,
  );
  const bare = html.replace(PAGE_SCRIPT, '');
  const last = bare.match(SHEET)?.at(-1);
  const styled = last ? bare.replace(last, () => [last, ...links].join('')) : bare;
  return inlineSheets(styled, sheets).replace('</body>', () => `${scripts.join('')}</body>`);
}

/**
 * Splits the styles by page, where Rspress puts those of all pages into one sheet, and lets a page be painted from its HTML
 * alone.
 */
export function documentsPlugin(): RspressPlugin {
  let built: BuiltFiles = { ofPage: new Map(), sheets: new Map() };
  return bundlerPlugin(
    'lean-documents',
    (api) => {
      api.processAssets({ stage: 'analyse', environments: ['web'] }, ({ compilation }) => {
        built = readFiles(compilation);
      });
      api.processAssets({ stage: 'report', environments: ['node'] }, ({ assets, compilation, sources }) => {
        for (const name of Object.keys(assets).filter((each) => each.endsWith('.html'))) {
          const html = changeDocument(assets[name]?.source().toString() ?? '', built);
          compilation.updateAsset(name, new sources.RawSource(html));
        }
      });
    },
    {
      html: { inject: 'body' },
      // Style sheets alone: the names of the classes stay with the component that uses them.
      splitChunks: { cacheGroups: { styles: { chunks: 'initial', type: 'css/mini-extract' } } },
    },
  );
}
