import { z } from 'zod';
import { readSearchSettings, webAddress, type SearchSettings } from './searchSettings';

const https = z.string().transform((text, context) => {
  const address = webAddress(text, ['https:']);
  if (address !== undefined) return address;
  context.addIssue({ code: 'custom', message: 'must be an https address of one host' });
  return z.NEVER;
});

const origin = z
  .string()
  .regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, {
    error: 'must be an origin without path and without trailing slash, such as https://example.com',
  })
  .refine((text) => webAddress(text, ['http:', 'https:']) !== undefined, {
    error: 'must be an origin with a host, such as https://example.com',
  })
  .transform((text) => new URL(text).origin);

const settingsSchema = z.object({
  origin: origin.default('https://rsdoctor.rs'),
  base: z
    .string()
    .regex(/^\/(?:(?!\.{1,2}\/)[\w.-]+\/)*$/, {
      error: 'must begin and end with a slash and hold no `.` or `..`, such as / or /docs/',
    })
    .default('/'),
  docsRepository: https.default('https://github.com/web-infra-dev/rsdoctor'),
  docsBranch: z
    .string()
    .regex(/^(?!.*\.\.)[^\s?#%"'<>\\]+$/, { error: 'must be the name of a branch' })
    .default('main'),
  editBase: https.optional(),
  codeHost: https.default('https://github.com/web-infra-dev/rsdoctor'),
  socialNetwork: https.default('https://x.com/rspack_dev'),
  chat: https.default('https://discord.gg/79ZZ66GH9E'),
  analyticsScript: https.optional(),
  assetsOrigin: origin.optional(),
  crawlerVerification: z
    .string()
    .regex(/^[\w+/=-]+$/, { error: 'must be the code alone: letters, digits, +, /, =, - and _' })
    .optional(),
  searchRecords: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  redirectPages: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
});

/** What a deployment may set; every field that a page needs has a default. */
export type Settings = z.infer<typeof settingsSchema> & {
  readonly search: SearchSettings;
};

/** Environment variable of each setting. */
export const SETTING_VARIABLES = {
  origin: 'SITE_ORIGIN',
  base: 'SITE_BASE',
  docsRepository: 'DOCS_REPOSITORY',
  docsBranch: 'DOCS_BRANCH',
  editBase: 'DOCS_EDIT_BASE',
  codeHost: 'SOCIAL_CODE_HOST',
  socialNetwork: 'SOCIAL_NETWORK',
  chat: 'SOCIAL_CHAT',
  analyticsScript: 'ANALYTICS_SCRIPT',
  assetsOrigin: 'SITE_ASSETS_ORIGIN',
  crawlerVerification: 'DOCSEARCH_VERIFICATION',
  searchRecords: 'SEARCH_RECORDS',
  redirectPages: 'SITE_REDIRECT_PAGES',
} as const satisfies Record<keyof z.infer<typeof settingsSchema>, string>;

/**
 * Reads the deployment's settings.
 * @throws Error that names each wrong or missing variable, its value and what it must look like
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(SETTING_VARIABLES).map(([key, name]) => [key, env[name] || undefined]);
  const result = settingsSchema.safeParse(Object.fromEntries(entries));
  if (result.success) return { ...result.data, search: readSearchSettings(env) };
  const lines = result.error.issues.map((issue) => {
    const name = SETTING_VARIABLES[issue.path[0] as keyof typeof SETTING_VARIABLES];
    return `  ${name}=${env[name] ?? ''}: ${issue.message}`;
  });
  throw new Error(`Settings of the site are wrong:\n${lines.join('\n')}`);
}

/** The settings that a page reads in the browser; the build alone needs the others. */
export type PageSettings = Pick<
  Settings,
  'origin' | 'base' | 'docsRepository' | 'docsBranch' | 'assetsOrigin' | 'search'
>;

export const pageSettings = ({
  origin: at,
  base,
  docsRepository,
  docsBranch,
  assetsOrigin,
  search,
}: Settings): PageSettings => ({ origin: at, base, docsRepository, docsBranch, assetsOrigin, search });

/**
 * Where readers edit a page of the documentation.
 * @returns base address; the page's path inside `docs/` follows it
 */
export function editBase({ editBase: base, docsRepository, docsBranch }: Settings): string {
  return base ?? `${docsRepository}/edit/${docsBranch}/docs`;
}

interface SocialLink {
  readonly icon: 'github' | 'x' | 'discord';
  readonly mode: 'link';
  readonly content: string;
}

export function socialLinks({ codeHost, socialNetwork, chat }: Settings): SocialLink[] {
  return [
    { icon: 'github', mode: 'link', content: codeHost },
    { icon: 'x', mode: 'link', content: socialNetwork },
    { icon: 'discord', mode: 'link', content: chat },
  ];
}

const NAME = /^\.?[\w-]+(?:\.[\w-]+)*$/;

/**
 * Reads the names under which a server of this project may be asked, besides `localhost` and addresses in numbers.
 * @param setting value of `ALLOWED_HOSTS`: names separated by commas; one with a dot before it stands for all names below
 * it too, as in the lists of Rsbuild, Vite and Django
 * @returns names in lower case; none when it is empty
 * @throws Error that shows the wrong entry and the form it must have
 */
export function readAllowedHosts(setting: string | undefined): string[] {
  const names = (setting ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined) {
    throw new Error(
      `ALLOWED_HOSTS has "${wrong}"; write names without port such as docs.example, or .docs.example for all below it too, separated by commas`,
    );
  }
  return names;
}
