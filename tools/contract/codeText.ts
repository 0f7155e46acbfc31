const KEY = /^[A-Za-z_$][\w$]*$/;

/**
 * A value as a reader would write it in a config: single quotes, spaces inside braces.
 * @param value plain data, regular expressions included
 * @returns code, e.g. `{ gzipLevel: 6 }`; `undefined` for no value
 */
export function codeText(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(codeText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    const parts = entries.map(([key, inner]) => `${KEY.test(key) ? key : codeText(key)}: ${codeText(inner)}`);
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  }
  return String(value);
}
