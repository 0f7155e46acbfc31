import type { ConfigData } from 'html-validate';

/** The markup rules that every page keeps: all recommended ones, but for these, each for its reason. */
export const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // How the static HTML is spelled is up to React and the host; parsers read both spellings alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Colours of code, and the places of the numbers on a picture, are values and not rules.
    'no-inline-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name of its own: menus and groups of links do.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};
