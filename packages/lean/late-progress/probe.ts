import { findMisfits, type Misfit } from '../host/findMisfits';
import type { Host } from '../host/readHost';

/** Where Rspress shows the bar. */
const LINK = 'dist/theme/components/Link/useLinkNavigate.js';

/** What stands in for it has `configure`, `start` and `done`: Rspress must call no other function of nprogress. */
export function probe(host: Host): Misfit[] {
  const misfits = findMisfits(host, [
    { file: LINK, texts: ['import nprogress from "nprogress";', 'nprogress.start()', 'nprogress.done()'] },
  ]);
  const calls = [...(host.read(LINK) ?? '').matchAll(/nprogress\.(\w+)\(/g)];
  const unknown = calls.filter(([, name = '']) => !['configure', 'start', 'done'].includes(name));
  return [...misfits, ...unknown.map(([text]) => ({ file: LINK, text }))];
}
