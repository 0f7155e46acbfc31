import { useEffect, useMemo, useState } from 'react';
import { pageBody } from '../../../lib/dom/pageBody';
import * as LIMITS from '../../../site/limits';
import { matchRanges } from './matchRanges';
import type { OpenedResult } from './OpenedResult';
import { termsToMark } from './termsToMark';

/** Name of the highlight in style sheets. */
const NAME = 'site-search';

/**
 * Marks the words of a search in the page for as long as the caller exists, also in what the page draws later, by the CSS
 * Custom Highlight API, which changes nothing in the page. Only for browsers that have it.
 * @param opened the result that was opened
 * @param isThere whether the page is the one that it leads to
 * @returns how many places are marked; undefined while the page is on its way
 */
export function useMarks(opened: OpenedResult, isThere: boolean): number | undefined {
  const terms = useMemo(() => termsToMark(opened), [opened]);
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!isThere) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      timer = undefined;
      const main = document.querySelector('main');
      const ranges = main ? matchRanges(main, terms, LIMITS.searchMarks) : [];
      CSS.highlights.set(NAME, new Highlight(...ranges));
      setCount(ranges.length);
    };
    // Pages come in pieces, and the page follows its address.
    const later = () => (timer ??= setTimeout(mark, LIMITS.searchMarkDelay));
    const observer = new MutationObserver(later);
    observer.observe(pageBody(), { subtree: true, childList: true, characterData: true });
    later();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      CSS.highlights.delete(NAME);
    };
  }, [terms, isThere]);
  return count;
}
