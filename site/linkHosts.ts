/** Sites that pages may link to: the makers of the tools that a reader uses, and the standards that they follow. */
export const LINK_HOSTS = [
  'agents.md',
  'babeljs.io',
  'cli.github.com',
  'cli.vuejs.org',
  'day.js.org',
  'developer.mozilla.org',
  'discord.gg',
  'docs.github.com',
  'docs.npmjs.com',
  'docusaurus.io',
  'esbuild.github.io',
  'github.com',
  'json-schema.org',
  'lynxjs.org',
  'microsoft.github.io',
  'modelcontextprotocol.io',
  'modernjs.dev',
  'module-federation.io',
  'nextjs.org',
  'nodejs.org',
  'nuxt.com',
  'pnpm.io',
  'reactnative.dev',
  'redux.js.org',
  'rsbuild.rs',
  'rslib.rs',
  'rspack.rs',
  'rspress.rs',
  'sonda.dev',
  'storybook.js.org',
  'vitest.dev',
  'webpack.docschina.org',
  'webpack.js.org',
  'www.npmjs.com',
  'www.typescriptlang.org',
  'yarnpkg.com',
] as const;

/** Beginnings of addresses in English and in Chinese; what follows is the same. Chinese pages link to the second. */
export const CHINESE_SITES: readonly (readonly [english: string, chinese: string])[] = [
  ['https://rspack.rs', 'https://rspack.rs/zh'],
  ['https://rsbuild.rs', 'https://rsbuild.rs/zh'],
  ['https://rspress.rs', 'https://rspress.rs/zh'],
  ['https://rslib.rs', 'https://rslib.rs/zh'],
  ['https://webpack.js.org', 'https://webpack.docschina.org'],
];

/** Readers need other sites' pages, too: how many different ones the pages of a language link to at least. */
export const LINK_FLOOR = 60;
