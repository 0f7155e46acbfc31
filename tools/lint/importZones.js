import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bannedPackages, themeCycles } from './bannedPackages.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders directly inside a layer, as paths from the root. */
const foldersOf = (layer) =>
  existsSync(path.join(ROOT, layer))
    ? readdirSync(path.join(ROOT, layer), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${layer}/${name}`)
    : [];

const HOST_RUNTIME = '@rspress/core/runtime';
const HOST_THEME = '@rspress/core/theme-original';
const UI = ['react', 'react-dom'];

/** Build code runs in Node: the page's packages have no business there. */
const pagePackages = Object.fromEntries(
  [...UI, HOST_RUNTIME, HOST_THEME].map((name) => [name, 'it runs on the page, this runs at build time']),
);

/**
 * Who may import whom. A place may import itself, the `folders` and the `packages` listed; nothing else.
 * Without `packages`, everything is allowed that is not in `ban`. This table is the one in ARCHITECTURE.md.
 */
const ZONES = [
  { place: 'site', folders: [], packages: ['zod'] },
  { place: 'lib', folders: ['site'], packages: ['react', HOST_RUNTIME] },
  { place: 'packages/lean', folders: ['lib'] },
  // The names of the languages; rules, terms and synonyms of a site are handed in.
  { place: 'packages/search', folders: ['lib/text', 'site/languages.ts'], packages: [] },
  { place: 'packages/report', folders: ['lib/text'], packages: ['zod', 'node:zlib'] },
  // The names of the languages; what a site knows of itself is handed in.
  { place: 'packages/doc-checks', folders: ['lib/text', 'site/languages.ts'], ban: pagePackages },
  {
    place: 'components',
    folders: ['lib', 'packages/lean', 'packages/report', 'site'],
    packages: [...UI, HOST_RUNTIME, HOST_THEME],
  },
  {
    place: 'theme',
    folders: ['components', 'lib', 'packages/lean', 'packages/search', 'site'],
    packages: [...UI, HOST_RUNTIME, HOST_THEME, '@docsearch', 'medium-zoom', 'nprogress'],
  },
  { place: 'plugins', folders: ['site', 'lib/text', 'packages'], ban: pagePackages },
  { place: 'rspress.config.ts', folders: ['site', 'plugins'], ban: pagePackages },
];

/** Build code imports it, so it stays pure: no React, no page. */
const PURE = [{ place: 'lib/text', packages: [] }];

/** What a technique of the speed layer puts on the page lies in its `runtime`; the rest runs at build time. */
const LEAN = [
  { place: 'packages/lean', ignores: ['packages/lean/*/runtime/**'], ban: pagePackages },
  { place: 'packages/lean/*/runtime', packages: ['react', HOST_RUNTIME, 'nprogress'] },
];

/** Folders of a layer that stay apart from the rest of it: pure text rules, and each feature of the theme. */
const APART = [
  {
    folder: 'lib/text',
    why: 'lib/text is pure: hooks and DOM adapters may use it, not the other way round.',
  },
  ...foldersOf('theme').map((folder) => ({
    folder,
    why: 'Features of the theme do not import each other: move the shared part to components/ui or lib.',
  })),
];

const pathZones = [
  ...ZONES.map(({ place, folders }) => ({
    target: `./${place}`,
    from: '.',
    except: [place, ...folders, 'node_modules'].map((name) => `./${name}`),
    message: `${place} may import ${['itself', ...folders].join(', ')}, and no other folder (tools/lint/importZones.js).`,
  })),
  ...APART.map(({ folder, beside = [], why }) => ({
    target: `./${folder}`,
    from: `./${path.dirname(folder)}`,
    except: [path.basename(folder), ...beside].map((name) => `./${name}`),
    message: why,
  })),
];

/** Import zones as flat configuration: one entry for paths, one for packages everywhere, one for packages per place. */
export const importZones = [
  {
    name: 'house/paths',
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: ROOT, zones: pathZones }] },
  },
  {
    name: 'house/packages',
    rules: { 'house/allowed-packages': ['error', { ban: bannedPackages }] },
  },
  ...[...ZONES, ...PURE, ...LEAN].map(({ place, packages, ban, ignores }) => ({
    name: `house/packages of ${place}`,
    files: [place.endsWith('.ts') ? place : `${place}/**`],
    ...(ignores && { ignores }),
    rules: {
      'house/allowed-packages': [
        'error',
        {
          ban: { ...bannedPackages, ...themeCycles, ...ban },
          where: place,
          ...(packages && { allow: packages }),
        },
      ],
    },
  })),
  {
    name: 'house/schemas stay out of the page',
    files: ['lib/**', 'packages/search/**', 'components/**', 'theme/**', 'packages/lean/*/runtime/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/site/(?:frontmatter/|settings$|searchSettings$)',
              allowTypeImports: true,
              message: 'It carries zod (build time); the page takes only its types.',
            },
          ],
        },
      ],
    },
  },
];
