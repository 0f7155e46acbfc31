import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCommand } from '../../buildCommand';
import { PROJECT } from '../project';
import { measureCommand } from './measureCommand';

/**
 * Builds this site with some techniques of the speed layer, into a folder of its own.
 * @param speed what `SITE_SPEED` says
 * @returns the folder, which the caller removes, and the processor seconds of the build
 * @throws Error with the end of its output when the build fails
 */
export async function buildVariant(speed: string): Promise<{ root: string; cpuSeconds: number }> {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'site-speed-')), 'out');
  const { cpuSeconds } = await measureCommand(buildCommand(), {
    cwd: PROJECT,
    env: { SITE_SPEED: speed, SITE_ROOT: root },
  });
  return { root, cpuSeconds };
}
