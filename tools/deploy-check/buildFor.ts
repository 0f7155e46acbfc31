import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildCommand } from '../buildCommand';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the site as a deployment does.
 * @param env what the deployment sets; nothing else of this environment reaches the build
 * @param out folder of the output
 * @throws Error with the words of a build that fails
 */
export async function buildFor(env: Readonly<Record<string, string>>, out: string): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  const [program, ...args] = buildCommand();
  await promisify(execFile)(program, args, {
    cwd: ROOT,
    env: { PATH, HOME, TZ: 'UTC', NODE_ENV: 'production', ...env, SITE_ROOT: out },
    maxBuffer: 16 * 1024 * 1024,
  });
}
