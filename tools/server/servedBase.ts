import path from 'node:path';
import { builtBase } from '../../plugins/hosting/output-folder/builtBase';

/**
 * The base path to serve an output at: the one that it was built with.
 * @param root folder of the output
 * @param wanted `SITE_BASE` of the environment; empty counts as unset
 * @param fallback path for an output that does not say
 * @throws Error when another path is wanted: every page would ask for files that are not there
 */
export function servedBase(root: string, wanted: string | undefined, fallback: string): string {
  const built = builtBase(root);
  if (built === undefined) return fallback;
  if (wanted && wanted !== built) {
    const folder = path.relative('', root) || '.';
    throw new Error(
      `SITE_BASE=${wanted}, but ${folder} was built for ${built}. Leave SITE_BASE out, or build again with SITE_BASE=${wanted} npm run build.`,
    );
  }
  return built;
}
