import type { AddressInfo } from 'node:net';
import { openIndex } from '../../tools/search-server/openIndex';
import { createSearchServer } from '../../tools/search-server/createSearchServer';
import { createSiteServer } from '../../tools/server/createSiteServer';
import { openFiles } from './openFiles';

/** A server in a process of its own: `attackedServer.ts <site|search> <folder>`, started with `--expose-gc`. */
const [kind, root = ''] = process.argv.slice(2);
const server =
  kind === 'site'
    ? createSiteServer({ root })
    : createSearchServer([openIndex('docs', root, 'https://rsdoctor.rs/')]);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

/** What it holds, after everything that can be freed was. */
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed, open: openFiles() });
});
process.on('disconnect', () => process.exit());
