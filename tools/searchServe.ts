import { readSettings } from '../site/settings';
import { createSearchServer } from './search-server/createSearchServer';
import { openIndex } from './search-server/openIndex';
import { readIndexArgs } from './search-server/readIndexArgs';
import { readOrigins } from './search-server/readOrigins';
import { fail, readListenSettings, runServer } from './server/httpServer';

/** Serves searches over built sites until it is stopped: DocSearch's call and the remote call. */
function searchServe(): void {
  const settings = readListenSettings(process.env, 4180);
  const { origin, base } = readSettings(process.env);
  const indexes = readIndexArgs(process.argv.slice(2), `${origin}${base}`).map(({ name, root, siteUrl }) =>
    openIndex(name, root, siteUrl),
  );
  const origins = readOrigins(process.env.SEARCH_SERVE_ORIGINS);
  const server = createSearchServer(indexes, origins, settings.allowedHosts);
  runServer(server, settings, 'npm run search:serve', (address) => {
    for (const { name, pages, records } of indexes) {
      console.log(`Index ${name}: ${pages.length} pages, ${records.length} records`);
    }
    console.log(`Provider: DOCSEARCH_HOSTS=${address}`);
    console.log(`Remote: SEARCH_URL=${address}/search`);
    console.log('Ctrl+C stops it');
  });
}

try {
  searchServe();
} catch (error) {
  fail(error);
}
