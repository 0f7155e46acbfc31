import { startTransition, useCallback, useEffect, useReducer, useState, type Dispatch } from 'react';
import type { SearchAnswer, SearchEngine, SearchScope } from '../../packages/search/types';
import * as LIMITS from '../../site/limits';

interface SearchState {
  /** Without what an input method is still composing. */
  readonly query: string;
  /** Kept while the next one is on its way; none when the index could not be had. */
  readonly answer: SearchAnswer | undefined;
  readonly answered: string;
  readonly tab: number;
  /** Before anything is typed there is none until the reader moves to one. */
  readonly active: number | undefined;
  /** The row is in sight, and the list must not scroll beneath the pointer. */
  readonly pointed: boolean;
}

type SearchStep =
  | { readonly type: 'typed'; readonly query: string }
  | { readonly type: 'answered'; readonly query: string; readonly answer?: SearchAnswer }
  | { readonly type: 'reset' }
  | { readonly type: 'tab'; readonly tab: number }
  | { readonly type: 'pointed'; readonly active: number }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly count: number };

/** The first row is chosen: Enter opens the best result. */
const FIRST_ROW = { active: 0, pointed: false } as const;

const firstState = (query: string): SearchState => ({
  query,
  answer: undefined,
  answered: '',
  tab: 0,
  active: query.trim() === '' ? undefined : 0,
  pointed: false,
});

/** The dialog's next state. Answers to queries that nobody asks any more change nothing. */
function searchReducer(state: SearchState, step: SearchStep): SearchState {
  switch (step.type) {
    case 'typed':
      return step.query.trim() === ''
        ? firstState(step.query)
        : { ...state, ...FIRST_ROW, query: step.query };
    case 'answered': {
      const { query, answer } = step;
      if (query !== state.query) return state;
      const tab = state.tab < (answer?.lists.length ?? Infinity) ? state.tab : 0;
      return { ...state, ...FIRST_ROW, answer, answered: query, tab };
    }
    case 'reset':
      return { ...firstState(state.query), tab: state.tab };
    case 'tab':
      return { ...state, ...FIRST_ROW, tab: step.tab };
    case 'pointed':
      return step.active === state.active ? state : { ...state, active: step.active, pointed: true };
    case 'moved': {
      if (step.count === 0) return state;
      const from = state.active ?? (step.by === 1 ? -1 : 0);
      return { ...state, active: (from + step.by + step.count) % step.count, pointed: false };
    }
  }
}

function phaseOf({ query, answer, answered }: SearchState) {
  if (query.trim() === '') return 'empty';
  if (answered !== query) return 'loading';
  return answer ? 'answered' : 'failed';
}

/** Searches what is typed, 150 ms after the last letter, and again when the network comes back. */
export function useSearch(
  engine: SearchEngine,
  { lang, version }: SearchScope,
  initialText: string,
  limit: number,
): [SearchState & { phase: ReturnType<typeof phaseOf> }, Dispatch<SearchStep>, () => void] {
  const [state, dispatch] = useReducer(searchReducer, initialText, firstState);
  const [attempt, setAttempt] = useState(0);
  const { query, answer } = state;
  const phase = phaseOf(state);
  const failed = phase === 'failed' || (phase === 'answered' && answer?.failed);

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
    const { signal } = control;
    const timer = setTimeout(() => {
      engine.search(query, { lang, version, limit, signal }).then(
        // In slices: a letter that is typed meanwhile does not wait for all rows.
        (found) => startTransition(() => dispatch({ type: 'answered', query, answer: found })),
        () => signal.aborted || dispatch({ type: 'answered', query }),
      );
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

  return [{ ...state, phase }, dispatch, retry];
}
