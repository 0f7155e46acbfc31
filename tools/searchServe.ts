import { readSettings } from '../site/settings';
import { createSearchServer, openIndexes } from './search/searchService';
import { fail } from './commands/fail';
import { readListenSettings, runServer } from './server/httpServer';

/** Serves searches over built sites until it is stopped: DocSearch's call and the remote call. */
try {
  const settings = readListenSettings(process.env, 4180);
  const { origin, base } = readSettings(process.env);
  const indexes = openIndexes(process.argv.slice(2), `${origin}${base}`);
  const server = createSearchServer(indexes, settings.allowedHosts);
  runServer(server, settings, (address) => {
    for (const { name, pages, records } of indexes)
      console.log(`Index ${name}: ${pages.length} pages, ${records.length} records`);
    console.log(`Provider: DOCSEARCH_HOSTS=${address}`);
    console.log(`Remote: SEARCH_URL=${address}/search`);
    console.log('Ctrl+C stops it');
  });
} catch (error) {
  fail(error);
}
