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
 * Has Rspress compile a page that nobody has asked for yet.
 * @param {object} context `resourcePath` and `addDependency`
 * @param {object} given the options of the loader below
 * @param {string} source text of the page; a page that is asked for with another text is compiled anew
 * @returns {object} the page: `result`, what Rspress's loader called back with, and how often it was asked for
 */
export function startPage(context, given, source) {
  const { hostLoader, hostOptions, cache } = given;
  const known = cache.get(context.resourcePath);
  if (known?.source === source) return known;
  const result = run(hostLoader, { context, options: { ...hostOptions, isSsgMd: false }, source });
  const page = { source, result, uses: 0 };
  cache.set(context.resourcePath, page);
  return page;
}

/**
 * Runs Rspress's loader once for each page and hands on what it made, `uses` times. In the build of the Markdown exports, a page is
 * the module that `modules` holds for it, with the data that Rspress wrote at the end of the compiled page; one without such a module
 * is compiled by Rspress, after `change`. The bundler loads this file itself, so it is plain JavaScript.
 * @param {string} source text of the page
 */
export default async function compileOnce(source) {
  const callback = this.async();
  const given = this.getOptions();
  const { hostLoader, hostOptions, cache, uses, modules, change } = given;
  const { resourcePath } = this;
  const page = startPage(this, given, source);
  page.uses += 1;
  if (page.uses === uses) cache.delete(resourcePath);
  const { error, code } = await page.result;
  if (error || !hostOptions.isSsgMd) return callback(error, code);
  const text = modules.get(resourcePath);
  modules.delete(resourcePath);
  if (text !== undefined)
    return callback(null, text + code.slice(code.lastIndexOf('MDXContent.__RSPRESS_PAGE_META = {}')));
  const own = await run(hostLoader, {
    context: this,
    options: hostOptions,
    source: change(source, resourcePath),
  });
  return callback(own.error, own.code);
}
