/** Names of fonts that the report asks for: the first one is that of its text, the others stand alone in places, and a
 * browser without them would fall back on a serif font. */
const FONTS = {
  Roboto: 'Liberation Sans',
  'PingFang SC': 'Liberation Sans',
  Menlo: 'Liberation Mono',
} as const;

const WEIGHTS = { 400: '', 700: ' Bold' } as const;

/** The sign in the switch of the theme is left out, as in all pictures so far. */
const NO_EMOJI = '.ant-switch-inner { visibility: hidden; }';

/**
 * Style sheet for the places where the report's own list of fonts is not enough.
 * @returns CSS that takes fonts of the machine that the pictures are taken on
 */
export const latinFonts = (): string =>
  [
    ...Object.entries(FONTS).flatMap(([family, font]) =>
      Object.entries(WEIGHTS).map(
        ([weight, name]) =>
          `@font-face { font-family: '${family}'; font-weight: ${weight}; src: local('${font}${name}'); }`,
      ),
    ),
    NO_EMOJI,
  ].join('\n');
