/**
 * Runs a loader of Rspress for one page.
 * @param {string} file the loader
 * @param {object} page `resourcePath`, `addDependency`, options and the text
 * @returns {Promise<{ error?: unknown, code?: string }>} what it called back with; never rejects
 */
const run = (file, { context, options, source }) =>
  new Promise((resolve) => {
    const { resourcePath } = context;
    const loaderContext = {
      resourcePath,
      cacheable: () => undefined,
      getOptions: () => options,
      addDependency: (name) => context.addDependency(name),
      async: () => (error, code) => resolve({ error, code }),
    };
    // A page for which nobody calls back keeps the bundler waiting for ever.
    import(file)
      .then(({ default: compile }) => compile.call(loaderContext, source))
      .then(
        () => resolve({ error: new Error(`compileOnce: ${resourcePath}: Rspress compiled nothing.`) }),
        (error) => resolve({ error: new Error(`compileOnce: ${resourcePath}: ${String(error)}`) }),
      );
  });

/**
 * Runs Rspress's loader once for each page and hands on what it made, `uses` times. In the build of the Markdown exports, a page is
 * the module that `modules` holds for it, with the data that Rspress wrote at the end of the compiled page; one without such a module
 * is compiled by Rspress, after `change`. The bundler loads this file itself, so it is plain JavaScript.
 * @param {string} source text of the page
 */
export default async function compileOnce(source) {
  const callback = this.async();
  const { hostLoader, cache, uses, modules, change, ...options } = this.getOptions();
  const { resourcePath } = this;
  let page = cache.get(resourcePath);
  if (!page) {
    const result = run(hostLoader, { context: this, options: { ...options, isSsgMd: false }, source });
    page = { result, uses: 0 };
    cache.set(resourcePath, page);
  }
  page.uses += 1;
  if (page.uses === uses) cache.delete(resourcePath);
  const { error, code } = await page.result;
  if (error || !options.isSsgMd) return callback(error, code);
  const text = modules.get(resourcePath);
  modules.delete(resourcePath);
  if (text !== undefined)
    return callback(null, text + code.slice(code.lastIndexOf('MDXContent.__RSPRESS_PAGE_META = {}')));
  const own = await run(hostLoader, { context: this, options, source: change(source, resourcePath) });
  return callback(own.error, own.code);
}
