import { withoutHash } from '../../../lib/text/address';
import type { RedirectTarget } from './redirectTargets';

/**
 * The `_redirects` file: one permanent redirect a line.
 * @param targets redirects of the deployment
 */
export const renderRedirects = (targets: readonly RedirectTarget[]): string =>
  `${targets.map(({ from, to }) => `${from} ${withoutHash(to)} 301`).join('\n')}\n`;
