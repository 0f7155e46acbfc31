import { useCallback, useEffect, useReducer, useState, type Dispatch } from 'react';
import type { SearchEngine, SearchScope } from '../../../packages/search/types';
import * as LIMITS from '../../../site/limits';
import { searchInSteps } from './searchInSteps';
import { firstState, searchReducer, type SearchState, type SearchStep } from './searchReducer';

/** The dialog's state and what changes it. */
export interface SiteSearch {
  readonly state: SearchState;
  readonly dispatch: Dispatch<SearchStep>;
  /** Tries again after a failure. */
  readonly retry: () => void;
}

/**
 * Searches what is typed, 150 ms after the last letter, and again when the network comes back after a failure.
 * @param engine how to search
 * @param scope language and version of the page; a new one starts anew
 * @param initialText what is searched when the dialog opens
 * @param limit pages that are asked for at most
 */
export function useSiteSearch(
  engine: SearchEngine,
  { lang, version }: SearchScope,
  initialText: string,
  limit: number,
): SiteSearch {
  const [state, dispatch] = useReducer(searchReducer, initialText, firstState);
  const [attempt, setAttempt] = useState(0);
  const { query, phase, answer } = state;
  const failed = phase === 'failed' || (phase === 'answered' && Boolean(answer?.failed));

  const retry = useCallback(() => {
    dispatch({ type: 'reset' });
    setAttempt((count) => count + 1);
  }, []);

  // A failure shows when something is searched; until then there is nothing to say.
  useEffect(() => {
    dispatch({ type: 'reset' });
    engine.prepare({ lang, version }).catch(() => undefined);
  }, [engine, lang, version]);

  useEffect(() => {
    if (query.trim() === '') return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      const request = { lang, version, limit, signal: control.signal };
      void searchInSteps(engine, query, request, dispatch);
    }, LIMITS.searchDebounce);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [engine, lang, version, query, limit, attempt]);

  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  return { state, dispatch, retry };
}
