import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importZones } from './tools/lint/importZones.js';

const TYPESCRIPT = ['.ts', '.tsx'];
const EXTENSIONS = [...TYPESCRIPT, '.js', '.mjs', '.json'];
const PAGE = ['lib/**', 'packages/search/**', 'components/**', 'theme/**', 'packages/*/runtime/**'];

/** Letters that an expression in JSX shows; what a call or a variable shows cannot be judged here. */
const LETTERS = ['Literal[value=/\\p{L}/u]', 'TemplateLiteral > TemplateElement[value.cooked=/\\p{L}/u]']
  .flatMap((text) => [text, `ConditionalExpression > ${text}`, `LogicalExpression > ${text}`])
  .map((text) => `JSXExpressionContainer > ${text}`);
const SPOKEN =
  'JSXAttribute[name.name=/^(?:alt|placeholder|title|aria-(?:description|label|placeholder|roledescription|valuetext))$/]';

/** Every text that a reader sees or hears comes from a word table, where a missing language does not compile. */
const bareText = [
  'JSXText[value=/\\p{L}/u]',
  `${SPOKEN} > Literal[value=/\\p{L}/u]`,
  ...LETTERS.flatMap((text) => [`${SPOKEN} > ${text}`, `:matches(JSXElement, JSXFragment) > ${text}`]),
].map((selector) => ({
  selector,
  message: 'Bare text: take it from a word table in site/words (useT), in both languages.',
}));

/** The reasons behind every rule that is not a preset stand in ARCHITECTURE.md. */
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
    plugins: { 'import-x': importX },
    settings: {
      // Both are needed: without them import-x reads no TypeScript, and no-cycle is silent instead of failing.
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': { '@typescript-eslint/parser': TYPESCRIPT },
      'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
    },
    rules: {
      'max-lines': ['error', { max: 700, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-warning-comments': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'import-x/first': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
    },
  },
  {
    // Text of inline scripts: they run in the page, and FACTS is replaced by plugins/hosting/head-scripts.
    name: 'house/inline scripts',
    files: ['plugins/hosting/head-scripts/*.inline.js'],
    languageOptions: { globals: { window: 'readonly', FACTS: 'readonly' } },
  },
  ...importZones({ components: bareText, theme: bareText }),
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
    name: 'house/default exports that tools demand',
    files: [
      '*.config.{ts,js,mjs}',
      'tests/pictures/*.config.ts',
      '.*.js',
      'components/*/*.tsx',
      'theme/index.tsx',
      'theme/PartsOnDemand.tsx',
      'packages/lean/runtime/progress.ts',
      'packages/lean/runtime/LinkPrefetch.tsx',
      '**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Settings of other hosts have the form and the name that those hosts demand.
    name: 'house/hosts of the benchmark',
    files: ['tools/bench/sites/**'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    name: 'house/UI primitives',
    files: ['components/ui/**'],
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    // Sample projects show what real projects look like, faults included: the house rules are not theirs.
    name: 'house/examples',
    files: ['examples/**'],
    rules: {
      'import-x/no-default-export': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      'no-undef': 'off',
    },
  },
);
