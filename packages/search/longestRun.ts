/**
 * The longest run of consecutive words of a query that a text has in the same order.
 * @param typed words and single Chinese letters of the query
 * @param text a squeezed text
 * @returns how many of them
 */
export function longestRun(typed: readonly string[], text: string): number {
  let [most, from] = [0, 0];
  for (let to = 1; to <= typed.length; to += 1) {
    // A text that has a run also has the run without its first word.
    while (from < to && !text.includes(typed.slice(from, to).join(''))) from += 1;
    most = Math.max(most, to - from);
  }
  return most;
}
