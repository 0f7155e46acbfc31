import { listenLocally } from '../server/httpServer';
import { createSiteServer, servedBase } from '../server/siteServer';

/**
 * Serves a built site on a free port of this machine.
 * @param output its folder
 * @returns where it is, without a slash at the end, and how it is stopped
 */
export async function serveOutput(
  output: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const base = servedBase(output, undefined, '/');
  const { origin, close } = await listenLocally(createSiteServer({ root: output, base }));
  return { origin: `${origin}${base.replace(/\/$/, '')}`, close };
}
