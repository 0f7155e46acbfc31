import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { domAdapters } from './tools/lint/domAdapters.js';
import { housePlugin } from './tools/lint/housePlugin.js';
import { importZones } from './tools/lint/importZones.js';

const TYPESCRIPT = ['.ts', '.tsx'];
const EXTENSIONS = [...TYPESCRIPT, '.js', '.mjs', '.json'];
const PAGE = ['lib/**', 'packages/search/**', 'components/**', 'theme/**', 'packages/*/*/runtime/**'];
// Files of site/ are lists, named by subject; everything else is searched by the name of its export.
const NAMED = [...PAGE, 'packages/**', 'plugins/**', 'tools/**'];

/** A file this long should have been two subjects; one rule has one severity, so the warning is a second copy of it. */
const lines = ({ warning, error }) => ({
  'house/many-lines': warning ? ['warn', { max: warning, skipBlankLines: true, skipComments: true }] : 'off',
  'max-lines': ['error', { max: error, skipBlankLines: true, skipComments: true }],
});

/** The reasons behind every rule that is not a preset stand in ARCHITECTURE.md; each is seen failing in tests/unit/tools/lint. */
export default defineConfig(
  globalIgnores([
    'doc_build/',
    '.doc_build.*/',
    'examples/samples/',
    'test-results/',
    'playwright-report/',
    'tests/fixtures/',
    '**/dist/',
    'tools/bench/sites/*/out/',
    'tools/bench/sites/*/.astro/',
    'tools/bench/sites/*/.docusaurus/',
    'tools/bench/sites/vitepress/.vitepress/*/',
  ]),
  { name: 'house/files', files: ['**/*.{ts,tsx,js,mjs}'] },
  {
    name: 'house/every file',
    extends: [js.configs.recommended, tseslint.configs.strict],
    languageOptions: { globals: { URL: 'readonly', console: 'readonly', process: 'readonly' } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX, house: housePlugin },
    settings: {
      // Both are needed: without them import-x reads no TypeScript, and no-cycle is silent instead of failing.
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': { '@typescript-eslint/parser': TYPESCRIPT },
      'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
    },
    rules: {
      ...lines({ warning: 200, error: 300 }),
      eqeqeq: 'error',
      'no-warning-comments': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'import-x/first': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      'house/no-catch-all-names': 'error',
    },
  },
  {
    // Text of inline scripts: they run in the page, and FACTS is replaced by plugins/hosting/head-scripts.
    name: 'house/inline scripts',
    files: ['plugins/hosting/head-scripts/*.inline.js'],
    languageOptions: { globals: { window: 'readonly', FACTS: 'readonly' } },
  },
  importZones,
  domAdapters,
  {
    name: 'house/page',
    files: PAGE,
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-console': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
    },
  },
  { name: 'house/accessibility', files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict] },
  {
    name: 'house/words',
    files: ['theme/**/*.tsx', 'components/**/*.tsx'],
    rules: { 'house/no-bare-text': 'error' },
  },
  { name: 'house/names', files: NAMED, rules: { 'house/file-named-as-export': 'error' } },
  {
    // A namespace of numbers, read as `LIMITS`.
    name: 'house/names of numbers',
    files: ['site/limits.ts', 'packages/search/limits.ts'],
    rules: { 'house/file-named-as-export': 'off' },
  },
  {
    name: 'house/names of programs',
    files: ['tools/**'],
    rules: { 'house/file-named-as-export': 'off' },
  },
  {
    name: 'house/default exports that tools demand',
    files: [
      '*.config.{ts,js}',
      'tests/pictures/*.config.ts',
      '.*.js',
      'components/*/*.tsx',
      'theme/index.tsx',
      'theme/PartsOnDemand.tsx',
      'packages/lean/late-progress/runtime/index.ts',
      'packages/lean/link-prefetch/runtime/LinkPrefetch.tsx',
      'packages/lean/compile-once/compileOnce.mjs',
      'packages/lean/compiled-page/changePage.mjs',
      'plugins/authoring/markdown-export/changeSource.mjs',
      '**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Settings of other hosts have the form and the name that those hosts demand.
    name: 'house/hosts of the benchmark',
    files: ['tools/bench/sites/**'],
    rules: { 'import-x/no-default-export': 'off', 'house/file-named-as-export': 'off' },
  },
  {
    name: 'house/UI primitives',
    files: ['components/ui/**'],
    rules: { 'import-x/no-default-export': 'error' },
  },
  // What npm test leaves out is no test, and is read in one file.
  { name: 'house/tests', files: ['tests/**'], ignores: ['tests/tiers.ts'], rules: lines({ error: 200 }) },
  {
    // Sample projects show what real projects look like, faults included: the house rules are not theirs.
    name: 'house/examples',
    files: ['examples/**'],
    rules: {
      'house/allowed-packages': 'off',
      'house/no-catch-all-names': 'off',
      'import-x/no-default-export': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      'no-undef': 'off',
    },
  },
);
