import { readFile } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { IS_PAGE_TEXT } from '../compiled-page/pageImports';

/** What is needed of a page that may be compiled. */
interface PageFile {
  readonly absolutePath: string;
}

interface Loader {
  startPage(
    context: { readonly resourcePath: string; addDependency(file: string): void },
    options: object,
    source: string,
  ): { readonly result: Promise<unknown> };
}

/**
 * Compiles pages while the main thread would wait, one after the other; the bundler finds them compiled.
 * @param loader file of the loader that keeps what was compiled
 * @param pages all pages
 * @param options what the bundler gives the loader
 * @returns functions that start and stop; a page that is being compiled is finished
 */
export function compileAhead(
  loader: string,
  pages: readonly PageFile[],
  options: object,
): { start: () => void; stop: () => void } {
  let isOver = false;
  async function compile(): Promise<void> {
    const { startPage } = (await import(pathToFileURL(loader).href)) as Loader;
    for (const { absolutePath } of pages) {
      if (!IS_PAGE_TEXT.test(absolutePath)) continue;
      const source = await readFile(absolutePath, 'utf8');
      if (isOver) return;
      // Nothing watches files here.
      const context = { resourcePath: absolutePath, addDependency: () => undefined };
      await startPage(context, options, source).result;
      // Whoever waits for another thread has its turn.
      await turn();
    }
  }
  return {
    start: () => {
      // What fails here fails when the bundler asks for the page.
      compile().catch(() => undefined);
    },
    stop: () => {
      isOver = true;
    },
  };
}
