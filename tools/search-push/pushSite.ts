import { readBuiltSite } from '../../plugins/output/search-records/readBuiltSite';
import { toRecords } from '../../plugins/output/search-records/toRecords';
import { readSettings } from '../../site/settings';
import { describeRecords } from './describeRecords';
import { readPushSettings } from './readPushSettings';
import { uploadRecords } from './uploadRecords';

/**
 * Uploads the search records of the built site, or says what it would upload.
 * @param args arguments of `npm run search:push`
 * @param env what `readPushSettings` reads, `SITE_ORIGIN` and `SITE_BASE`
 * @param say prints a line
 * @throws Error that says what failed and what to do
 */
export async function pushSite(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<void> {
  const settings = readPushSettings(args, env);
  const { origin, base } = readSettings({ SITE_ORIGIN: env.SITE_ORIGIN, SITE_BASE: env.SITE_BASE });
  const records = readBuiltSite(settings.root).flatMap((page) => toRecords(page, `${origin}${base}`));
  const target = `${settings.appId}/${settings.indexName}`;
  for (const line of describeRecords(records)) say(line);
  if (!settings.upload) {
    say(`Nothing was sent. Replace all records of ${target} with: npm run search:push -- --upload`);
    return;
  }
  await uploadRecords(records, settings);
  say(`All records of ${target} are replaced.`);
}
