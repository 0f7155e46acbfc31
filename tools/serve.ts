import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteServer } from './server/createSiteServer';
import { listenProblem } from './server/listenProblem';
import { readServeSettings } from './server/readServeSettings';
import { servedBase } from './server/servedBase';
import { stopOnSignal } from './server/stopOnSignal';

/** Serves the built site until it is stopped; see `readServeSettings` for the environment. */
function serve(): void {
  const { root, base: fallback, host, port, allowedHosts } = readServeSettings(process.env);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(
      `There is no built site in ${path.relative('', root) || '.'}. Run \`npm run build\` first.`,
    );
  }
  const base = servedBase(root, process.env.SITE_BASE, fallback);
  const server = createSiteServer({ root, base, allowedHosts });
  server.on('error', (error) => fail(listenProblem(error, { host, port })));
  server.listen(port, host, () => {
    const { port: actual } = server.address() as AddressInfo;
    console.log(`Site: http://${host.includes(':') ? `[${host}]` : host}:${actual}${base} (Ctrl+C stops it)`);
    stopOnSignal(server);
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  serve();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
