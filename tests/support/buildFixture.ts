import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './site';
import { withLock } from '../../scripts/withLock';

const run = promisify(execFile);

/**
 * Builds one of the small sites below `tests/fixtures` with the real host.
 * @param name folder of the fixture
 * @param variable environment variable by which the fixture takes its output folder
 * @param env further environment variables
 * @returns the output folder
 * @throws Error with the host's output when the build fails
 */
export async function buildFixture(name: string, variable: string, env: Record<string, string> = {}) {
  const out = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const config = path.join(ROOT, 'tests/fixtures', name, 'rspress.config.ts');
  // Two builds of one folder at once would write over each other's temporary files.
  await withLock(`fixture-${name}`, () =>
    run(process.execPath, [path.join(ROOT, 'node_modules/.bin/rspress'), 'build', '--config', config], {
      cwd: path.dirname(config),
      env: { ...process.env, ...env, NODE_ENV: 'production', [variable]: out },
      maxBuffer: 16 * 1024 * 1024,
    }),
  );
  return out;
}
