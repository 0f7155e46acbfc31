/** Where and what to upload. */
export interface PushSettings {
  readonly appId: string;
  readonly indexName: string;
  /** Key that may write; needed to upload, not to look. */
  readonly writeKey: string | undefined;
  /** Hosts instead of the provider's own, for tests. */
  readonly hosts: readonly string[] | undefined;
  /** Folder of the built site. */
  readonly root: string;
  /** Whether to upload; otherwise only what would be uploaded is printed. */
  readonly upload: boolean;
}

const FLAG = '--upload';

/**
 * Reads the settings of `npm run search:push`.
 * @param args arguments of the command; `--upload` is the only one
 * @param env `DOCSEARCH_APP_ID`, `DOCSEARCH_INDEX_NAME`, `DOCSEARCH_WRITE_KEY`, `DOCSEARCH_HOSTS`, `SITE_ROOT`
 * @throws Error that names what is missing or unknown, and what to do
 */
export function readPushSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): PushSettings {
  const unknown = args.find((arg) => arg !== FLAG);
  if (unknown)
    throw new Error(`Argument ${unknown} is unknown. Without arguments nothing is sent; ${FLAG} uploads.`);
  const upload = args.includes(FLAG);
  const needed = ['DOCSEARCH_APP_ID', 'DOCSEARCH_INDEX_NAME', ...(upload ? ['DOCSEARCH_WRITE_KEY'] : [])];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(' and ')} and run the command again.`);
  if (upload && env.DOCSEARCH_WRITE_KEY === env.DOCSEARCH_API_KEY) {
    throw new Error(
      'DOCSEARCH_WRITE_KEY is the same as DOCSEARCH_API_KEY, which every reader sees. Make a key that may write, and keep it secret.',
    );
  }
  return {
    appId: env.DOCSEARCH_APP_ID ?? '',
    indexName: env.DOCSEARCH_INDEX_NAME ?? '',
    writeKey: env.DOCSEARCH_WRITE_KEY || undefined,
    hosts: env.DOCSEARCH_HOSTS?.split(',').map((host) => host.trim()),
    root: env.SITE_ROOT || 'doc_build',
    upload,
  };
}
