import { builtBase } from '../plugins/hosting/outputFolder';
import { fail } from './runCommand';
import { runServer } from './server/httpServer';
import { createSiteServer } from './server/siteServer';

/** Serves the built site of `SITE_ROOT`, below the base path for which it was built. */
try {
  const root = process.env.SITE_ROOT || 'doc_build';
  const base = builtBase(root);
  if (!base) throw new Error(`There is no built site in ${root}. Run \`npm run build\` first.`);
  const address = await runServer((allowedHosts) => createSiteServer(root, base, allowedHosts), 4173);
  console.log(`Site: ${address}${base} (Ctrl+C stops it)`);
} catch (error) {
  fail(error);
}
