/**
 * A path without the base path of the site.
 * @param pathname path as the browser has it
 * @param base base path without a slash at its end; empty for the root
 * @returns undefined for a path that is not of the site
 */
export function withoutBase(pathname: string, base: string): string | undefined {
  if (!pathname.toLowerCase().startsWith(base.toLowerCase())) return undefined;
  const rest = pathname.slice(base.length);
  return rest === '' || rest.startsWith('/') ? rest || '/' : undefined;
}
