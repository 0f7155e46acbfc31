import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../scripts/server/createSiteServer';
import { buildFixture } from './buildFixture';

/** A small site of `tests/fixtures`, built and served. */
export interface ServedFixture {
  /** Address of its root, without trailing slash. */
  readonly url: string;
  /** Its output folder. */
  readonly root: string;
  readonly close: () => void;
}

/**
 * Builds a fixture and serves it on a free port of this machine.
 * @param name folder of the fixture
 * @param variable environment variable by which the fixture takes its output folder
 * @param env further environment variables of the build
 */
export async function serveFixture(
  name: string,
  variable: string,
  env: Record<string, string> = {},
): Promise<ServedFixture> {
  const root = await buildFixture(name, variable, env);
  const server = createSiteServer({ root });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, root, close: () => server.close() };
}
