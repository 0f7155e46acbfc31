/** Types for configs of frameworks that are not installed here: their helpers hand a config on as it is. */
export const FRAMEWORK_TYPES = `
type Rspack = { tools?: { rspack?(config: object, utils: RspackUtils): void } };
type RspackUtils = { appendPlugins(plugin: object): void; environment: { name: string } };
declare module '@rslib/core' {
  export function defineConfig(config: Rspack & { lib: object[] }): object;
}
declare module '@modern-js/app-tools' {
  export function appTools(options: { bundler: 'rspack' }): object;
  export function defineConfig(config: Rspack & { plugins: object[] }): object;
}
declare module 'rspress/config' {
  export function defineConfig(config: { root: string; builderConfig: Rspack & { output?: object } }): object;
}
`;
