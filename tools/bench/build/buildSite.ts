import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../../site/settings';
import { buildCommand } from '../../buildCommand';
import { docsPages } from '../pages/docsPages';
import { PROJECT } from '../project';
import type { BenchPage, Cost } from '../types';
import { measureCommand } from './measureCommand';

/** Where this site is built to. */
export const SITE_OUTPUT = path.join(PROJECT, 'doc_build');

/**
 * Builds this site as it is deployed.
 * @param fresh whether the caches are removed before
 * @returns what it cost
 */
export function buildSite(fresh: boolean): Promise<Cost> {
  if (fresh) rmSync(path.join(PROJECT, 'node_modules/.cache'), { recursive: true, force: true });
  return measureCommand(buildCommand(), { cwd: PROJECT });
}

/**
 * The pages of this site as plain Markdown.
 * @param root output folder; without it, that of the deployed build, which is made when it is missing
 */
export async function sitePages(root?: string): Promise<BenchPage[]> {
  if (!root && !existsSync(path.join(SITE_OUTPUT, 'index.md'))) await buildSite(false);
  const { origin, base } = readSettings(process.env);
  return docsPages(root ?? SITE_OUTPUT, `${origin}${base}`);
}
