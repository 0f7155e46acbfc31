import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SearchAnswer } from '../../../packages/search/types';
import type { Lang } from '../../../site/languages';
import { recentResults, withRecent, type RecentResult } from './recentResults';
import { startAnswer } from './startAnswer';

/** What the search offers before anything is typed. */
export interface Start {
  readonly answer: SearchAnswer;
  /** Puts an opened result in front of the recent ones. */
  readonly remember: (opened: RecentResult) => void;
  /** Puts a recent result that was opened again in front; a first page, which is offered anyway, is not added. */
  readonly rememberAgain: (link: string) => void;
  /** Forgets the recent results; undefined when there are none. */
  readonly forget: (() => void) | undefined;
}

/**
 * Recent results and first pages of a language.
 * @param lang language of the page
 */
export function useStart(lang: Lang): Start {
  const slot = useMemo(() => recentResults(lang), [lang]);
  const recents = useSyncExternalStore(slot.subscribe, slot.read, slot.read);
  const answer = useMemo(() => startAnswer(lang, recents), [lang, recents]);
  const remember = useCallback((opened: RecentResult) => slot.write(withRecent(slot.read(), opened)), [slot]);
  const rememberAgain = useCallback(
    (link: string) => {
      // The row has the title in front of the heading: the stored result is the one to keep.
      const known = slot.read().find((each) => each.link === link);
      if (known) remember(known);
    },
    [slot, remember],
  );
  return { answer, remember, rememberAgain, forget: recents.length > 0 ? slot.clear : undefined };
}
