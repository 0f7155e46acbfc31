import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

const HOST_RUNTIME = '@rspress/core/runtime';
const HOST_THEME = '@rspress/core/theme-original';
/** Packages of the page have no business in code that runs at build time. */
const PAGE_PACKAGES = ['react', 'react-dom', HOST_RUNTIME, HOST_THEME];
/** They lead back to our own theme: a cycle that builds green and stays silent. */
const THEME_CYCLES = ['@rspress/core/theme', '@theme'];

/**
 * Who may import whom. A place may import itself, the `folders` and the `packages` listed; nothing else.
 * Without `packages`, everything is allowed that is not in `ban`. This table is the one in ARCHITECTURE.md.
 */
const ZONES = [
  { place: 'site', folders: [], packages: ['zod'] },
  { place: 'lib', folders: ['site'], packages: ['react', HOST_RUNTIME] },
  { place: 'packages/lean', folders: ['lib'] },
  // The names of the languages; rules, terms and synonyms of a site are handed in.
  { place: 'packages/search', folders: ['lib/text', 'site/languages.ts'], packages: ['minisearch'] },
  { place: 'packages/report', folders: ['lib/text'], packages: ['zod', 'node:zlib'] },
  // The names of the languages; what a site knows of itself is handed in.
  { place: 'packages/doc-checks', folders: ['lib/text', 'site/languages.ts'], ban: PAGE_PACKAGES },
  {
    place: 'components',
    folders: ['examples/samples', 'lib', 'packages/report', 'site'],
    packages: PAGE_PACKAGES,
  },
  {
    place: 'theme',
    folders: ['components', 'lib', 'packages/search', 'site'],
    packages: [...PAGE_PACKAGES, '@docsearch', 'medium-zoom', 'nprogress'],
  },
  { place: 'plugins', folders: ['site', 'lib/text', 'packages'], ban: PAGE_PACKAGES },
  { place: 'rspress.config.ts', folders: ['site', 'plugins'], ban: PAGE_PACKAGES },
];

/** Parts of a place that may import other packages than the rest of it. */
const PARTS = [
  // Build code imports it, so it stays pure: no React, no page.
  { place: 'lib/text', packages: [] },
  // What the speed layer puts on the page lies in `runtime`; the rest runs at build time.
  { place: 'packages/lean', ignores: ['packages/lean/runtime/**'], ban: PAGE_PACKAGES },
  { place: 'packages/lean/runtime', packages: ['react', HOST_RUNTIME, 'nprogress'] },
];

/** Folders that the rest of their layer may use, and that use nothing of it. */
const APART = [
  { folder: 'lib/text', why: 'lib/text is pure: the rest of lib may use it, not the other way round.' },
  ...readdirSync(path.join(ROOT, 'theme'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      folder: `theme/${name}`,
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
  ...APART.map(({ folder, why }) => ({
    target: `./${folder}`,
    from: `./${path.dirname(folder)}`,
    except: [`./${path.basename(folder)}`],
    message: why,
  })),
];

/** Matches `react` and `react/jsx-runtime` when the name is `react`. A slash would end a regular expression in a selector. */
const oneOf = (names) => `(?:${names.join('|').replaceAll('/', '\\x2F')})(?:\\x2F|$)`;

/** Unlike `no-restricted-imports`, a selector also sees `import()` and types in place. */
const importsOf = (pattern, message) => ({
  selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression, TSImportType) > Literal.source[value=/^${pattern}/]`,
  message,
});

function packagesOf({ place, packages, ban }) {
  const rules = [
    importsOf(oneOf(THEME_CYCLES), `It leads back to our own theme; import from ${HOST_THEME}.`),
  ];
  if (ban) rules.push(importsOf(oneOf(ban), `It runs on the page, and ${place} runs at build time.`));
  if (!packages) return rules;
  const others = `(?!\\.${packages.map((name) => `|${oneOf([name])}`).join('')})`;
  const allowed = packages.join(', ') || 'no package';
  return [...rules, importsOf(others, `${place} may import ${allowed} (tools/lint/importZones.js).`)];
}

/**
 * Import zones as flat configuration.
 * @param syntax place → further entries of `no-restricted-syntax` for it, since a rule has one list of options for a file
 */
export const importZones = (syntax) => [
  {
    name: 'house/paths',
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: ROOT, zones: pathZones }] },
  },
  ...[...ZONES, ...PARTS].map((zone) => ({
    name: `house/packages of ${zone.place}`,
    files: [zone.place.endsWith('.ts') ? zone.place : `${zone.place}/**`],
    ...(zone.ignores && { ignores: zone.ignores }),
    rules: {
      'no-restricted-syntax': ['error', ...packagesOf(zone), ...(syntax[zone.place] ?? [])],
    },
  })),
  {
    name: 'house/schemas stay out of the page',
    files: ['lib/**', 'packages/search/**', 'components/**', 'theme/**', 'packages/lean/runtime/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/site/(?:frontmatter|settings|searchSettings)$',
              allowTypeImports: true,
              message: 'It carries zod (build time); the page takes only its types.',
            },
          ],
        },
      ],
    },
  },
];
