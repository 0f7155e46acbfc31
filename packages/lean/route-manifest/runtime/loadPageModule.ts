import type { ComponentType } from 'react';
import type { RouteEntry } from '../RouteEntry';
import { bundler } from './bundler';
import { loadError, loadFile } from './loadFile';

/** The script of a page. */
export interface PageModule {
  readonly default: ComponentType;
}

/**
 * Loads a page.
 * @param row what the page is loaded from
 * @throws Error when one of its files cannot be had, or is not what it should be
 */
export async function loadPageModule([, file, module, files]: RouteEntry): Promise<PageModule> {
  await Promise.all(files.map(loadFile));
  // A host may answer with its 404 page as if it were the script.
  if (!(module in bundler().m)) throw loadError(file);
  return bundler()(module) as PageModule;
}
