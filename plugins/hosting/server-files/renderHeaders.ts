import type { HeaderRule } from '../../../site/headers';
import { underBase } from './underBase';

/**
 * The `_headers` file.
 * @param rules headers by address pattern
 * @param base base path of the site, with slashes
 */
export function renderHeaders(rules: readonly HeaderRule[], base: string): string {
  const blocks = rules.map(({ path, headers }) =>
    [underBase(base, path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      '\n',
    ),
  );
  return `${blocks.join('\n\n')}\n`;
}
