import type { Dispatch } from 'react';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../../../packages/search/types';
import * as LIMITS from '../../../site/limits';
import type { SearchStep } from './searchReducer';

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

const hasResults = ({ lists }: SearchAnswer): boolean => lists.some(({ groups }) => groups.length > 0);

/**
 * Searches, and tells what is to be shown: the first answer as soon as it has results, then the whole one. The parts that
 * the whole one needs are not fetched for a query that is typed on in the next moment.
 * @param engine how to search
 * @param query what is asked for
 * @param request scope and limit; nothing is told once its signal aborts
 * @param dispatch takes what happens
 */
export async function searchInSteps(
  engine: SearchEngine,
  query: string,
  request: SearchRequest,
  dispatch: Dispatch<SearchStep>,
): Promise<void> {
  let shown = false;
  try {
    const answer = await engine.search(query, request);
    const { more } = answer;
    // "No results" is for the whole answer to say.
    shown = !more || hasResults(answer);
    if (shown) dispatch({ type: 'answered', query, answer });
    if (!more) return;
    if (shown) await pause(LIMITS.searchRefineDelay);
    request.signal?.throwIfAborted();
    const whole = await more();
    dispatch({ type: shown ? 'refined' : 'answered', query, answer: whole });
  } catch {
    if (request.signal?.aborted) return;
    dispatch(shown ? { type: 'refined', query, answer: undefined } : { type: 'failed', query });
  }
}
