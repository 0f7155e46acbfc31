import { LOAD_NOTICE } from '../../site/pageMarks';

/** Shows the reader the notice that something did not load. */
export function tellLoadFailure(): void {
  window.dispatchEvent(new Event(LOAD_NOTICE.event));
}
