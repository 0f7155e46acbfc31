import { rm } from 'node:fs/promises';
import { createSiteServer } from '../../tools/server/siteServer';
import { listenLocally } from '../../tools/server/httpServer';
import { buildFixture } from './buildFixture';
import { fillAddresses } from './fillAddresses';

/** A small site of `tests/fixtures`, built and served. */
export interface ServedFixture {
  readonly url: string;
  readonly root: string;
  readonly close: () => Promise<void>;
}

/** What a fixture site is built and served with. */
export interface FixtureSettings {
  /** Environment variables of the build; each set of them is a build of its own. */
  readonly env?: Record<string, string>;
  /** Addresses that stand in `env`, and what becomes of them when the site is served. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Base path that the fixture is built for. */
  readonly base?: string;
}

/** Builds a fixture, unless that is done, and serves it on a free port of this machine. */
export async function serveFixture(
  name: string,
  variable: string,
  { env = {}, addresses, base }: FixtureSettings = {},
): Promise<ServedFixture> {
  const built = await buildFixture(name, variable, env);
  const root = addresses ? await fillAddresses(built, addresses) : built;
  const { origin, close } = await listenLocally(createSiteServer(root, base));
  return {
    url: origin,
    root,
    close: async () => {
      await close();
      if (addresses) await rm(root, { recursive: true, force: true });
    },
  };
}
