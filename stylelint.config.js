const KEBAB = '[a-z0-9]+(?:-[a-z0-9]+)*';

const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** Properties that name a side of the screen instead of a side of the text. */
const PHYSICAL = /^(?!--)(?:.+-)?(?:left|right|top|bottom)(?:-.+)?$/;

const LOGICAL = 'Use the logical property (inline-start, block-end, …)';

const HOST_CLASS = /(?:\.|\[class[^\]]*["'\s])rp-/;

/**
 * A list in `:is()` or `:where()` as what a rule is found by, without class, attribute or focus beside it: browsers try such
 * a rule on every element of a page.
 */
const BROAD = /(?:^|[\s>+~]):(?:is|where)\([^()]*,[^()]*\)(?![^\s>+~]*(?:[.#[]|:focus))[^\s>+~]*$/;

const SELECTOR = {
  message: (selector) =>
    BROAD.test(selector)
      ? 'Name each element in a rule of its own in the list: browsers try `:is(a, b)` on every element'
      : 'Classes of the host are named only in theme/styles/host-*.css',
};

const COLOUR = { message: 'Colours stand in theme/styles/tokens.css; use a token by meaning' };

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, null]));

export default {
  extends: 'stylelint-config-standard',
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'custom-property-pattern': [`^${KEBAB}$`, { message: 'Custom properties are kebab-case' }],
    // CSS modules: class names become JavaScript names. Classes of the host have a rule of their own below.
    'selector-class-pattern': [
      '^(?:[a-z][a-zA-Z0-9]*|rp-.+)$',
      { message: 'Class names are camelCase: they are read as `styles.name`' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-disallowed-list': [[HOST_CLASS, BROAD], SELECTOR],
    'declaration-no-important': true,
    'color-no-hex': [true, COLOUR],
    'color-named': ['never', COLOUR],
    'function-disallowed-list': [COLOUR_FUNCTIONS, COLOUR],
    'property-disallowed-list': [
      [PHYSICAL, /^--rp-/],
      {
        message: (property) =>
          property.startsWith('--')
            ? 'Set variables of the host only in theme/styles/host-tokens.css'
            : LOGICAL,
      },
    ],
    'declaration-property-value-disallowed-list': [
      { '/^(?:text-align|float|clear)$/': ['left', 'right'] },
      { message: 'Use start, end, inline-start or inline-end' },
    ],
  },
  overrides: [
    {
      files: ['theme/styles/tokens.css'],
      rules: {
        'custom-property-pattern': [`^site-${KEBAB}$`, { message: 'Our tokens are named --site-kebab-case' }],
        ...off('color-no-hex', 'color-named', 'function-disallowed-list'),
      },
    },
    {
      // The one place that may fight the host: its names, its cascade, its variables.
      files: ['theme/styles/host-{text,code}.css'],
      rules: {
        'selector-disallowed-list': [[BROAD], SELECTOR],
        ...off('selector-class-pattern', 'declaration-no-important', 'no-descending-specificity'),
      },
    },
    {
      // Rules for paper are not tried on a screen.
      files: ['theme/styles/print.css'],
      rules: { 'selector-disallowed-list': [[HOST_CLASS], SELECTOR] },
    },
    {
      files: ['theme/styles/host-*.css'],
      rules: {
        'property-disallowed-list': [[PHYSICAL], { message: LOGICAL }],
      },
    },
    {
      // They must win over inline styles of the host and of libraries, and over whatever hides a part.
      files: ['theme/styles/{base,forced-colors,motion,print}.css', 'theme/zoom/*.css'],
      rules: off('declaration-no-important'),
    },
    {
      // Class names of the libraries that the host ships.
      files: ['theme/zoom/*.css', 'theme/progress/*.css', 'theme/search/provider/*.css'],
      rules: off('selector-class-pattern', 'selector-id-pattern'),
    },
  ],
};
