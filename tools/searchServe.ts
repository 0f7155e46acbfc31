import type { AddressInfo } from 'node:net';
import { readSettings } from '../site/settings';
import { createSearchServer } from './search-server/createSearchServer';
import { openIndex } from './search-server/openIndex';
import { readIndexArgs } from './search-server/readIndexArgs';
import { readOrigins } from './search-server/readOrigins';
import { listenProblem } from './server/listenProblem';
import { readServeSettings } from './server/readServeSettings';
import { stopOnSignal } from './server/stopOnSignal';

const DEFAULT_PORT = '4180';

/** Serves searches over built sites until it is stopped: DocSearch's call and the remote call. */
function searchServe(): void {
  const { host, port, allowedHosts } = readServeSettings({
    ...process.env,
    PORT: process.env.PORT || DEFAULT_PORT,
  });
  const { origin, base } = readSettings(process.env);
  const indexes = readIndexArgs(process.argv.slice(2), `${origin}${base}`).map(({ name, root, siteUrl }) =>
    openIndex(name, root, siteUrl),
  );
  const server = createSearchServer(indexes, readOrigins(process.env.SEARCH_SERVE_ORIGINS), {
    allowedHosts,
  });
  server.on('error', (error) => fail(listenProblem(error, { host, port, command: 'npm run search:serve' })));
  server.listen(port, host, () => {
    const { port: actual } = server.address() as AddressInfo;
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
    for (const { name, pages, records } of indexes) {
      console.log(`Index ${name}: ${pages.length} pages, ${records.length} records`);
    }
    console.log(`Provider: DOCSEARCH_HOSTS=${address}`);
    console.log(`Remote: SEARCH_URL=${address}/search`);
    console.log('Ctrl+C stops it');
    stopOnSignal(server);
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  searchServe();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
