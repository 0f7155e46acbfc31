import type { Processor } from 'unified';
import { fillVersions } from '../../shared/fillVersions';

/** Where the host collects what the page's script knows of its page. */
interface HostData {
  readonly pageMeta?: { readonly frontmatter?: Record<string, unknown> };
}

/** Fills the texts of frontmatter in place: the host hands on the very object. */
function fillTexts(holder: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value === 'string') holder[key] = fillVersions(value);
    else if (typeof value === 'object' && value !== null) fillTexts(value as Record<string, unknown>);
  }
}

/**
 * Puts the documented versions into the frontmatter that the page's script carries; the host's own replacing leaves it
 * out there.
 * @returns remark transformer that leaves the text alone
 */
export function remarkVersions(this: Processor) {
  const { pageMeta } = this.data() as HostData;
  return (): void => {
    if (pageMeta?.frontmatter) fillTexts(pageMeta.frontmatter);
  };
}
