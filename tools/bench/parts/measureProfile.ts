import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCommand } from '../../buildCommand';
import { hostRoot } from '../build/buildCold';
import { sitePages } from '../build/buildSite';
import { measureCommand } from '../build/measureCommand';
import { profileWork, type CpuProfile } from '../build/profileWork';
import { hostNamed } from '../hosts/hosts';
import { writePages } from '../hosts/writePages';
import { generatedPages } from '../pages/generatedPages';
import { PROJECT } from '../project';
import { circumstances } from '../results/circumstances';
import type { ProfileResult, ProfileRow } from '../results/types';

/** Generated pages of the second build: enough that what grows with them shows. */
const COUNT = 500;

/** Builds a folder without caches under the profiler of Node.js. */
async function profiled(label: string, cwd: string): Promise<ProfileRow> {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-profile-'));
  try {
    rmSync(path.join(cwd, 'node_modules/.cache'), { recursive: true, force: true });
    const [node, ...args] = buildCommand();
    const command = [node, '--cpu-prof', `--cpu-prof-dir=${folder}`, ...args];
    console.log(`Profiling the build of ${label}`);
    const cost = await measureCommand(command, { cwd });
    const [file = ''] = readdirSync(folder);
    const profile = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as CpuProfile;
    return { label, cost, work: profileWork(profile) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Says what the main thread does in a build of this site, and in one of generated pages with its theme.
 * @throws Error when one of them does not build
 */
export async function measureProfile(): Promise<ProfileResult> {
  const now = circumstances();
  const words = (await sitePages()).filter(({ lang }) => lang === 'en').map(({ body }) => body);
  const theme = hostNamed('theme');
  const site = await profiled('this site', PROJECT);
  writePages(hostRoot(theme), theme, generatedPages(COUNT, words.join('\n')));
  return { ...now, rows: [site, await profiled(`${COUNT} generated pages`, hostRoot(theme))] };
}
