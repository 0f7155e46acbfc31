/**
 * Says whether a licence expression can be met with the allowed licences.
 * @param expression SPDX expression such as `MIT` or `(BSD-3-Clause OR GPL-2.0)`; nested parentheses are refused
 * @param allowed SPDX names
 */
export function allowsLicence(expression: string, allowed: readonly string[]): boolean {
  const flat = expression.replace(/^\(([^()]*)\)$/, '$1');
  return flat.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
}
