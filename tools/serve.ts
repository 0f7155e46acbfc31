import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../site/settings';
import { fail } from './commands/fail';
import { readListenSettings, runServer } from './server/httpServer';
import { createSiteServer, servedBase } from './server/siteServer';

/** Serves the built site: `SITE_ROOT`, `SITE_BASE`, `HOST`, `PORT`, `ALLOWED_HOSTS`. */
try {
  const settings = readListenSettings(process.env, 4173);
  const root = path.resolve(process.env.SITE_ROOT || 'doc_build');
  if (!existsSync(path.join(root, 'index.html')))
    throw new Error(
      `There is no built site in ${path.relative('', root) || '.'}. Run \`npm run build\` first.`,
    );
  const base = servedBase(
    root,
    process.env.SITE_BASE,
    readSettings({ SITE_BASE: process.env.SITE_BASE }).base,
  );
  const server = createSiteServer({ root, base, allowedHosts: settings.allowedHosts });
  runServer(server, settings, 'npm run preview', (address) => {
    console.log(`Site: ${address}${base} (Ctrl+C stops it)`);
  });
} catch (error) {
  fail(error);
}
