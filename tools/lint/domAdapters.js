const GLOBALS = ['localStorage', 'sessionStorage', 'navigator'];

const names = (list) => `:matches([property.name=/^(?:${list})$/], [property.value=/^(?:${list})$/])`;

const ADAPTER = 'Only lib/dom may touch it: one adapter to each outside thing (lib/README.md).';

/** Browser things that have one adapter, in lib/dom: storage, the navigator and the body element. */
export const domAdapters = [
  {
    name: 'house/DOM adapters',
    files: [
      'site/**',
      'lib/**',
      'packages/search/**',
      'components/**',
      'theme/**',
      'packages/*/*/runtime/**',
    ],
    ignores: ['lib/dom/**'],
    rules: {
      'no-restricted-globals': ['error', ...GLOBALS.map((name) => ({ name, message: ADAPTER }))],
      'no-restricted-syntax': [
        'error',
        {
          selector: `MemberExpression[object.name=/^(?:window|globalThis|self)$/]${names(GLOBALS.join('|'))}`,
          message: ADAPTER,
        },
        {
          selector: `MemberExpression:matches([object.name='document'], [object.property.name='document'])${names('body')}`,
          message: ADAPTER,
        },
        {
          selector: "VariableDeclarator[init.name='document'] > ObjectPattern > Property[key.name='body']",
          message: ADAPTER,
        },
      ],
    },
  },
  {
    name: 'house/facts have no page',
    files: ['site/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[...GLOBALS, 'window', 'document', 'process'].map((name) => ({
          name,
          message: 'site/ holds facts: no page, no Node. Take it as a parameter.',
        })),
      ],
    },
  },
];
