/**
 * Puts a path below the base path of a deployment.
 * @param base base path with slashes, such as `/` or `/docs/`
 * @param path path that begins with a slash
 */
export const underBase = (base: string, path: string): string => `${base.replace(/\/$/, '')}${path}`;
