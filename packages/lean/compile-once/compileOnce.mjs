/**
 * Runs Rspress's loader once for each page and hands on what it made, `uses` times. The bundler loads this file itself, so it is plain
 * JavaScript.
 * @param {string} source text of the page
 */
export default async function compileOnce(source) {
  const callback = this.async();
  const { hostLoader, cache, uses, ...options } = this.getOptions();
  const { resourcePath } = this;
  let page = cache.get(resourcePath);
  if (!page) {
    const result = new Promise((resolve) => {
      const loaderContext = {
        resourcePath,
        cacheable: () => undefined,
        getOptions: () => options,
        addDependency: (file) => this.addDependency(file),
        async: () => (error, code) => resolve({ error, code }),
      };
      // A page for which nobody calls back keeps the bundler waiting for ever.
      import(hostLoader)
        .then(({ default: compile }) => compile.call(loaderContext, source))
        .then(
          () => resolve({ error: new Error(`compileOnce: ${resourcePath}: Rspress compiled nothing.`) }),
          (error) => resolve({ error: new Error(`compileOnce: ${resourcePath}: ${String(error)}`) }),
        );
    });
    page = { result, uses: 0 };
    cache.set(resourcePath, page);
  }
  page.uses += 1;
  if (page.uses === uses) cache.delete(resourcePath);
  const { error, code } = await page.result;
  callback(error, code);
}
