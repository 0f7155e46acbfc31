/** They ask for a notice at most: licences of what readers' browsers get, as SPDX names. */
export const SHIPPED_LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

export const TOOL_LICENCES = [
  ...SHIPPED_LICENCES,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
  'WTFPL',
];

/** Says whether a licence expression can be met with the allowed licences. */
export function allowsLicence(expression: string, allowed: readonly string[]): boolean {
  const flat = expression.replace(/^\(([^()]*)\)$/, '$1');
  return flat.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
}
