import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { fixtureKey } from './fixtureKey';
import { cachedBuild } from './cachedBuild';
import { ROOT } from './site';

const run = promisify(execFile);

/** Where builds of fixtures are kept; `npm ci` removes it. */
const STORE = path.join(ROOT, 'node_modules/.cache/fixtures');

/**
 * Builds one of the small sites below `tests/fixtures` with the real host, unless it was built before from the same.
 * @param name folder of the fixture
 * @param variable environment variable by which the fixture takes its output folder
 * @param env further environment variables
 * @returns the output folder, which other tests read too
 * @throws Error with the host's output when the build fails
 */
export async function buildFixture(name: string, variable: string, env: Record<string, string> = {}) {
  const config = path.join(ROOT, 'tests/fixtures', name, 'rspress.config.ts');
  const key = await fixtureKey(ROOT, name, env);
  // Settings of a deployment that happen to be set are no part of the key, so they are no part of the build.
  const { PATH = '', HOME = '' } = process.env;
  return cachedBuild({
    store: STORE,
    name,
    key,
    most: 8,
    build: (out) =>
      run(process.execPath, [path.join(ROOT, 'node_modules/.bin/rspress'), 'build', '--config', config], {
        cwd: path.dirname(config),
        env: { PATH, HOME, ...env, NODE_ENV: 'production', [variable]: out },
        maxBuffer: 16 * 1024 * 1024,
      }),
  });
}
