import { syncHead } from './syncHead';
import type { HeadInput } from './types';

const inputs = new Map<object, HeadInput>();
let isPlanned = false;

function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  // All parts of a page change together: one look at the head is enough.
  setTimeout(() => {
    isPlanned = false;
    syncHead([...inputs.values()]);
  });
}

/** What the parts of the page want in the head, in the order in which they came. */
export const headStore = {
  set(part: object, input: HeadInput): void {
    inputs.set(part, input);
    plan();
  },
  delete(part: object): void {
    inputs.delete(part);
    plan();
  },
};
