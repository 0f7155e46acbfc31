import type { Processor } from 'unified';
import type { VFile } from 'vfile';

/** Where the host collects what the page's script knows of its page. */
interface HostData {
  readonly pageMeta?: Record<string, unknown>;
}

/**
 * Puts what the host knows of a page into the page's own script.
 * @param factsOf from a file to its facts; undefined for a file that is no page, such as a fragment
 * @returns remark plugin
 */
export function remarkPageData(factsOf: (file: string) => Record<string, unknown> | undefined) {
  return function pageDataPlugin(this: Processor) {
    const { pageMeta } = this.data() as HostData;
    return (_tree: unknown, { path }: VFile): void => {
      if (pageMeta && path) Object.assign(pageMeta, factsOf(path));
    };
  };
}
