import type { SearchAnswer } from '../../../lib/search/types';

/** Everything the dialog shows; it exists only while the dialog is open (S4-20, S4-21). */
export interface SearchState {
  /** What is searched: the text of the field, without what an input method is still composing. */
  readonly query: string;
  readonly phase: 'empty' | 'loading' | 'answered' | 'failed';
  /** The latest answer, and the query that it answers; kept while the next one is on its way. */
  readonly answer: SearchAnswer | undefined;
  readonly answered: string;
  /** Which list is shown, when there is more than one index. */
  readonly tab: number;
  /** Which row Enter opens. */
  readonly active: number;
}

/** What can happen to it. */
export type SearchStep =
  | { readonly type: 'typed'; readonly query: string }
  | { readonly type: 'answered'; readonly query: string; readonly answer: SearchAnswer }
  | { readonly type: 'failed'; readonly query: string }
  | { readonly type: 'reset' }
  | { readonly type: 'tab'; readonly tab: number }
  | { readonly type: 'pointed'; readonly active: number }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly count: number };

const FIRST_STATE: SearchState = {
  query: '',
  phase: 'empty',
  answer: undefined,
  answered: '',
  tab: 0,
  active: 0,
};

/**
 * The state of a dialog that opens.
 * @param query what its field holds
 */
export const firstState = (query: string): SearchState =>
  query.trim() === '' ? { ...FIRST_STATE, query } : { ...FIRST_STATE, query, phase: 'loading' };

/**
 * The dialog's next state. Answers to queries that nobody asks any more change nothing.
 * @param state the state
 * @param step what happened
 */
export function searchReducer(state: SearchState, step: SearchStep): SearchState {
  switch (step.type) {
    case 'typed':
      if (step.query.trim() === '') return firstState(step.query);
      return { ...state, query: step.query, phase: 'loading' };
    case 'answered': {
      if (step.query !== state.query) return state;
      const tab = state.tab < step.answer.lists.length ? state.tab : 0;
      return { ...state, phase: 'answered', answer: step.answer, answered: step.query, tab, active: 0 };
    }
    case 'failed':
      if (step.query !== state.query) return state;
      return { ...state, phase: 'failed', answer: undefined, answered: step.query, active: 0 };
    case 'reset':
      return state.query.trim() === ''
        ? state
        : { ...state, phase: 'loading', answer: undefined, answered: '', active: 0 };
    case 'tab':
      return { ...state, tab: step.tab, active: 0 };
    case 'pointed':
      return { ...state, active: step.active };
    case 'moved':
      if (step.count === 0) return state;
      return { ...state, active: (state.active + step.by + step.count) % step.count };
  }
}
