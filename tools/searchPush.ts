import { readBuiltSite } from '../plugins/output/search-records/readBuiltSite';
import { toRecords } from '../plugins/output/search-records/toRecords';
import { readSettings } from '../site/settings';
import { describeRecords } from './search-push/describeRecords';
import { readPushSettings } from './search-push/readPushSettings';
import { uploadRecords } from './search-push/uploadRecords';

/** Uploads the search records of the built site, or says what it would upload. */
async function searchPush(): Promise<void> {
  const settings = readPushSettings(process.argv.slice(2), process.env);
  const { origin, base } = readSettings({
    SITE_ORIGIN: process.env.SITE_ORIGIN,
    SITE_BASE: process.env.SITE_BASE,
  });
  const records = readBuiltSite(settings.root).flatMap((page) => toRecords(page, `${origin}${base}`));
  const target = `${settings.appId}/${settings.indexName}`;
  for (const line of describeRecords(records)) console.log(line);
  if (!settings.upload) {
    console.log(`Nothing was sent. Replace all records of ${target} with: npm run search:push -- --upload`);
    return;
  }
  await uploadRecords(records, settings);
  console.log(`All records of ${target} are replaced.`);
}

searchPush().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
