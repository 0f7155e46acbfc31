/**
 * Looks for the longest run of consecutive words of a query that a text has in the same order.
 * @param typed words and single Chinese letters of the query
 * @returns how many words of the run a squeezed text has; 0 when no two stand side by side
 */
export function longestRun(typed: readonly string[]): (text: string) => number {
  const whole = typed.join('');
  const starts = [0];
  for (const word of typed) starts.push((starts.at(-1) ?? 0) + word.length);
  return (text) => {
    let [most, from] = [0, 0];
    for (let to = 2; to <= typed.length; to += 1) {
      // A text that has a run also has the run without its first word.
      while (to - from > 1 && !text.includes(whole.slice(starts[from], starts[to]))) from += 1;
      if (to - from > 1) most = Math.max(most, to - from);
    }
    return most;
  };
}
