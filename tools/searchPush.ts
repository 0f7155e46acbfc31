import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { encodeEntities } from '../lib/text/entities';
import { readBuiltSite, LEVELS, type SearchRecord } from '../plugins/output/builtSite';
import { toRecords } from '../plugins/output/searchRecords';
import { readSettings } from '../site/settings';
import { fail } from './runCommand';
import settings from './searchIndex.json' with { type: 'json' };

/** The texts of a record, each changed; what it does not have stays null. */
export const changeTexts = ({ hierarchy, content }: SearchRecord, change: (text: string) => unknown) => ({
  hierarchy: Object.fromEntries(LEVELS.map((level) => [level, hierarchy[level] && change(hierarchy[level])])),
  content: content && change(content),
});

/** Every DocSearch client reads the texts of a stored record as HTML. */
export const toStored = (record: SearchRecord) => ({ ...record, ...changeTexts(record, encodeEntities) });

/**
 * Uploads the search records of the built site, or without `--upload` says what it would upload. Readers search the old
 * records until the new ones are complete. Throws one line on what is missing or failed, and what to do.
 */
export async function pushSite(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { upload } = parseArgs({ args, options: { upload: { type: 'boolean' } } }).values;
  const { DOCSEARCH_APP_ID: appId = '', DOCSEARCH_INDEX_NAME: indexName = '' } = env;
  const needed = ['DOCSEARCH_APP_ID', 'DOCSEARCH_INDEX_NAME', ...(upload ? ['DOCSEARCH_WRITE_KEY'] : [])];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(' and ')} and run the command again.`);
  if (upload && env.DOCSEARCH_WRITE_KEY === env.DOCSEARCH_API_KEY)
    throw new Error(
      'DOCSEARCH_WRITE_KEY is the same as DOCSEARCH_API_KEY, which every reader sees. Make a key that may write, and keep it secret.',
    );
  const { origin, base } = readSettings({ SITE_ORIGIN: env.SITE_ORIGIN, SITE_BASE: env.SITE_BASE });
  const pages = readBuiltSite(env.SITE_ROOT || 'doc_build');
  const objects = pages.flatMap((page) => toRecords(page, `${origin}${base}`)).map(toStored);
  const target = `${appId}/${indexName}`;
  const found = `${objects.length} records of ${pages.length} pages`;
  if (!upload)
    return `${found}\nNothing was sent. Replace all records of ${target} with: npm run search:push -- --upload`;
  const hosts = env.DOCSEARCH_HOSTS?.split(',').map((address) => {
    const { host: url, protocol } = new URL(address);
    return { url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' } as const;
  });
  const client = algoliasearch(appId, env.DOCSEARCH_WRITE_KEY ?? '', { ...(hosts && { hosts }) });
  try {
    // As DocSearch sets up its own indexes; the copy that replaceAllObjects fills takes them over.
    const indexSettings = settings as Parameters<typeof client.setSettings>[0]['indexSettings'];
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
    await client.replaceAllObjects({ indexName, objects });
  } catch (error) {
    const { message, status = 'no answer' } = error as Error & { status?: number };
    throw new Error(
      `Upload to ${target} failed (${status}): ${message.replace(/\s+/g, ' ').slice(0, 200)}. Records are replaced all at once or not at all: see that DOCSEARCH_WRITE_KEY is a key of this application with the rights addObject, deleteIndex, settings and editSettings, and run the command again.`,
    );
  }
  return `All records of ${target} are replaced: ${found}.`;
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename)
  pushSite(process.argv.slice(2), process.env).then(console.log, fail);
