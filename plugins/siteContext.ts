import path from 'node:path';
import { readSpeed } from '../packages/lean';
import type { Settings } from '../site/settings';

/** What the plugins know of the project and of this build. */
export interface SiteContext {
  /** Folder of the project. */
  readonly root: string;
  /** Folder of the pages. */
  readonly docsRoot: string;
  /** Settings of this deployment. */
  readonly settings: Settings;
  /** Address of the site, with its base path. */
  readonly siteUrl: string;
  /** Whether the speed layer is used. */
  readonly speed: boolean;
}

/** What a configuration says of itself. */
interface Given {
  readonly root: string;
  readonly settings: Settings;
  /** Other than `docs` only for fixtures and for the benchmark. */
  readonly docsRoot?: string;
  /** Environment of the build, for `SITE_SPEED`: it is not among the settings, which are compiled into the pages. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * What every group of plugins is told.
 * @throws Error when `SITE_SPEED` has a value that is not known
 */
export function siteContext({
  root,
  settings,
  docsRoot = path.join(root, 'docs'),
  env = {},
}: Given): SiteContext {
  return {
    root,
    docsRoot,
    settings,
    siteUrl: `${settings.origin}${settings.base}`,
    speed: readSpeed(env),
  };
}
