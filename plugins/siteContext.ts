import path from 'node:path';
import { readSpeed, type Speed } from '../packages/lean';
import { LANGUAGE_FACTS, LANGS } from '../site/languages';
import { PARTIAL_LANGS } from '../site/partialLangs';
import type { Settings } from '../site/settings';
import { reportError } from '../packages/doc-checks/report';
import { completeTree } from './authoring/partial-languages/completeTree';
import { namelessLanguages } from './checks/routes/checkLanguages';

/** Folder of the tree that is written while a language is being translated; git does not see it. */
const COMPLETE_FOLDER = '.complete';

/** What the plugins know of the project and of this build. */
export interface SiteContext {
  /** Folder of the project. */
  readonly root: string;
  /** Folder of the pages as authors write them. */
  readonly docsRoot: string;
  /** Folder of the pages that the host builds: the same one, unless a language is being translated. */
  readonly pagesRoot: string;
  /** Settings of this deployment. */
  readonly settings: Settings;
  /** Address of the site, with its base path. */
  readonly siteUrl: string;
  /** What the speed layer does. */
  readonly speed: Speed;
}

/** What a configuration says of itself. */
interface Given {
  readonly root: string;
  readonly settings: Settings;
  /** Other than `docs` only for fixtures and for the benchmark. */
  readonly docsRoot?: string;
  /** Environment of the build, for `SITE_SPEED` and `SITE_SPEED_MISFIT`: they are not among the settings, which are compiled into the pages. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * What every group of plugins is told.
 * @param given project, settings and environment
 * @throws Error when `SITE_SPEED` or `SITE_SPEED_MISFIT` has a value that is not known, or a language has no name
 */
export function siteContext({
  root,
  settings,
  docsRoot = path.join(root, 'docs'),
  env = {},
}: Given): SiteContext {
  const nameless = namelessLanguages(root, LANGS, LANGUAGE_FACTS);
  if (nameless.length > 0) throw reportError(nameless);
  return {
    root,
    docsRoot,
    pagesRoot: wholeTree(root, docsRoot),
    settings,
    siteUrl: `${settings.origin}${settings.base}`,
    speed: readSpeed(env),
  };
}

/** The tree in which no language lacks a page. Its folder is called `docs` like the one that it stands for. */
function wholeTree(root: string, docsRoot: string): string {
  if (PARTIAL_LANGS.length === 0) return docsRoot;
  const target = path.join(root, COMPLETE_FOLDER, 'docs');
  completeTree(docsRoot, target, PARTIAL_LANGS);
  return target;
}
