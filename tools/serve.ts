import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtBase } from '../plugins/hosting/outputFolder';
import { readSettings } from '../site/settings';
import { fail } from './runCommand';
import { readListenSettings, runServer } from './server/httpServer';
import { createSiteServer } from './server/siteServer';

/** Serves the built site: `SITE_ROOT`, `SITE_BASE`, `HOST`, `PORT`, `ALLOWED_HOSTS`. */
try {
  const { SITE_ROOT, SITE_BASE } = process.env;
  const settings = readListenSettings(process.env, 4173);
  const root = path.resolve(SITE_ROOT || 'doc_build');
  const folder = path.relative('', root) || '.';
  if (!existsSync(path.join(root, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  const { base: wanted } = readSettings({ SITE_BASE });
  const base = builtBase(root) ?? wanted;
  // Every page would ask for files that are not there.
  if (SITE_BASE && base !== wanted)
    throw new Error(
      `SITE_BASE=${SITE_BASE}, but ${folder} was built for ${base}. Leave SITE_BASE out, or build again.`,
    );
  const address = await runServer(createSiteServer(root, base, settings.allowedHosts), settings);
  console.log(`Site: ${address}${base} (Ctrl+C stops it)`);
} catch (error) {
  fail(error);
}
