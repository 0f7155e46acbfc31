import path from 'node:path';
import { readSpeed } from '../packages/lean';
import type { Settings } from '../site/settings';
import { lastModified } from './shared/git';

/** What the plugins know of the project and of this build. */
export interface SiteContext {
  readonly root: string;
  readonly docsRoot: string;
  readonly settings: Settings;
  /** Address of the site, with its base path. */
  readonly siteUrl: string;
  readonly speed: boolean;
  /** The moment of the last commit of each file of the pages, by its path below the root. */
  readonly lastModified: ReadonlyMap<string, string>;
}

interface Given extends Pick<SiteContext, 'root' | 'settings'> {
  /** Other than `docs` for fixtures and the benchmark. */
  readonly docsRoot?: string;
  /** For `SITE_SPEED`, which is no setting: settings are compiled into the pages. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** What every group of plugins is told. Throws for a value of `SITE_SPEED` that is not known. */
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
    lastModified: lastModified(root, 'docs'),
  };
}
