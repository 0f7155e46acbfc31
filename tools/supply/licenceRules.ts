/** They ask for a notice at most. */
const SHIPPED: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Licences that packages may have, as SPDX names; the one home of this decision. */
export const LICENCE_RULES = {
  /** Of what readers' browsers get. */
  shipped: SHIPPED,
  /** Of tools that never leave the build. */
  tools: [
    ...SHIPPED,
    'BlueOak-1.0.0',
    'CC-BY-4.0',
    'CC-BY-SA-4.0',
    'CC0-1.0',
    'LGPL-3.0-or-later',
    'MIT-0',
    'MPL-2.0',
    'OFL-1.1',
    'Python-2.0',
    'WTFPL',
    'Zlib',
  ],
  /** Packages whose own word for their licence is missing or no SPDX name, with what their licence file says. */
  words: {
    '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
    'svg-tags': 'MIT',
  } as Readonly<Record<string, string>>,
} as const;
