/**
 * An error that says who threw it.
 * @param by who, and at which file
 * @param error what was thrown
 */
export const namedError = (by: string, error: unknown): Error =>
  new Error(`${by}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });

/** What a hook is given that changes the files of a build, as far as it is used here. */
interface Given {
  readonly compilation: { readonly errors: { readonly length: number; push(error: Error): unknown } };
}

type Hook<Event> = (event: Event) => unknown;

/** Ways for a plugin into the bundler, as far as they are used here. */
export interface BundlerApi {
  processAssets(filter: object, change: Hook<Given>): unknown;
  transform(filter: object, change: Hook<{ readonly resourcePath: string }>): unknown;
}

/** A plugin of the bundler. */
export interface BundlerPlugin {
  readonly name: string;
  setup(api: BundlerApi): void | Promise<void>;
}

/**
 * The same ways into the bundler, some of them replaced. A copy would lose what the bundler computes when it is asked.
 * @param api as the bundler hands it over
 * @param own what takes the place of its functions
 */
export const replaceIn = (api: BundlerApi, own: Partial<BundlerApi>): BundlerApi =>
  new Proxy(own as BundlerApi, {
    get: (_, key) => (Reflect.has(own, key) ? Reflect.get(own, key) : Reflect.get(api, key)) as unknown,
  });

/**
 * Lets a build fail at what a plugin throws while the files are written. Rspress renders the pages when the browser's files
 * are complete, and waits for ever when an exception keeps the bundler from getting that far; an error in the list of errors
 * does not.
 * @param plugin plugin of the bundler
 * @param by who is named in the error
 */
export const guardAssets = <P extends BundlerPlugin>(plugin: P, by: string = plugin.name): P => ({
  ...plugin,
  setup: (api: BundlerApi) =>
    plugin.setup(
      replaceIn(api, {
        processAssets: (filter, change) =>
          api.processAssets(filter, async (given) => {
            try {
              await change(given);
            } catch (error) {
              const { errors } = given.compilation;
              // After another error the files are incomplete, and this one only follows from it.
              if (errors.length === 0) errors.push(namedError(by, error));
            }
          }),
      }),
    ),
});
