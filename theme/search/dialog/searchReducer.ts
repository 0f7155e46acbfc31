import type { SearchAnswer } from '../../../packages/search/types';

/** Everything the dialog shows; it exists only while the dialog is open. */
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
  /** Whether a better answer to the same query is on its way. */
  readonly refining: boolean;
  /** Whether the reader moved in the list: then it does not change beneath them. */
  readonly walked: boolean;
  /** Whether the pointer chose the row: it is in sight, and the list must not scroll beneath the pointer. */
  readonly pointed: boolean;
  /** Whether the pointer is pressed on the list: a new answer waits until a press that has begun on a row has opened it. */
  readonly pressed: boolean;
  /** The answer that waits. */
  readonly late: Answered | undefined;
}

interface Answered {
  readonly type: 'answered';
  readonly query: string;
  readonly answer: SearchAnswer;
}

/** What can happen to it. */
export type SearchStep =
  | { readonly type: 'typed'; readonly query: string }
  | Answered
  /** The better answer; undefined when there is none after all. */
  | { readonly type: 'refined'; readonly query: string; readonly answer: SearchAnswer | undefined }
  | { readonly type: 'failed'; readonly query: string }
  | { readonly type: 'reset' }
  | { readonly type: 'tab'; readonly tab: number }
  | { readonly type: 'pointed'; readonly active: number }
  /** Scrolled, or a finger is on it. */
  | { readonly type: 'touched' }
  /** A press on the list begins, or has ended. */
  | { readonly type: 'pressed' }
  | { readonly type: 'released' }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly count: number };

/** A list that nobody has touched, and that stays as it is. */
const REST = { active: 0, refining: false, walked: false, pointed: false, late: undefined } as const;

const FIRST_STATE: SearchState = {
  query: '',
  phase: 'empty',
  answer: undefined,
  answered: '',
  tab: 0,
  pressed: false,
  ...REST,
};

/**
 * The state of a dialog that opens.
 * @param query what its field holds
 */
export const firstState = (query: string): SearchState =>
  query.trim() === '' ? { ...FIRST_STATE, query } : { ...FIRST_STATE, query, phase: 'loading' };

/**
 * The row that Enter opens. Before anything is typed there is none until the reader moves to one.
 * @param state the state
 */
export const activeRow = ({ phase, walked, active }: SearchState): number | undefined =>
  phase === 'empty' && !walked ? undefined : active;

/** The shown list, or the first one where an answer has fewer. */
const tabOf = ({ tab }: SearchState, { lists }: SearchAnswer): number => (tab < lists.length ? tab : 0);

/**
 * The dialog's next state. Answers to queries that nobody asks any more change nothing.
 * @param state the state
 * @param step what happened
 */
export function searchReducer(state: SearchState, step: SearchStep): SearchState {
  switch (step.type) {
    case 'typed':
      if (step.query.trim() === '') return firstState(step.query);
      // Enter will open the first row of the next answer: until then no other one is chosen.
      return { ...state, ...REST, query: step.query, phase: 'loading' };
    case 'answered': {
      const { query, answer } = step;
      if (query !== state.query) return state;
      if (state.pressed) return { ...state, late: step };
      const refining = answer.more !== undefined;
      const tab = tabOf(state, answer);
      return { ...state, ...REST, phase: 'answered', answer, answered: query, tab, refining };
    }
    case 'refined': {
      const { query, answer } = step;
      if (query !== state.query) return state;
      if (state.late) {
        const { more, ...first } = state.late.answer;
        return more ? { ...state, late: { ...state.late, answer: answer ?? first } } : state;
      }
      if (!state.refining) return state;
      if (!answer || state.walked) return { ...state, refining: false };
      return { ...state, ...REST, answer, tab: tabOf(state, answer) };
    }
    case 'failed':
      if (step.query !== state.query) return state;
      return { ...state, ...REST, phase: 'failed', answer: undefined, answered: step.query };
    case 'reset':
      return state.query.trim() === ''
        ? state
        : { ...state, ...REST, phase: 'loading', answer: undefined, answered: '' };
    case 'tab':
      return { ...state, tab: step.tab, active: 0, walked: true, pointed: false };
    case 'touched':
      return state.walked ? state : { ...state, walked: true };
    case 'pressed':
      return { ...state, walked: true, pressed: true };
    case 'released': {
      const { late, pressed } = state;
      if (!pressed) return state;
      const released = { ...state, pressed: false };
      return late ? searchReducer(released, late) : released;
    }
    case 'pointed':
      return state.walked && step.active === state.active
        ? state
        : { ...state, active: step.active, walked: true, pointed: true };
    case 'moved': {
      if (step.count === 0) return state;
      const from = activeRow(state) ?? (step.by === 1 ? -1 : 0);
      const active = (from + step.by + step.count) % step.count;
      return { ...state, active, walked: true, pointed: false };
    }
  }
}
