/** Before this there are no Chinese letters. */
const FIRST = 0x2e80;
const UNITS = 0x10000;

/**
 * Finds where Chinese letters stand in a text, which then need not be looked through for each of them.
 * @param text any text
 * @returns the places of a letter, in order; of one with two UTF-16 code units, those of its first one
 */
export function letterPlaces(text: string): (letter: string) => Int32Array {
  // A counting sort: the places of one code unit after those of the one before it.
  const ends = new Int32Array(UNITS);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= FIRST) ends[unit] = (ends[unit] ?? 0) + 1;
  }
  let sum = 0;
  ends.forEach((count, unit) => {
    ends[unit] = sum;
    sum += count;
  });
  const places = new Int32Array(sum);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < FIRST) continue;
    const next = ends[unit] ?? 0;
    places[next] = at;
    ends[unit] = next + 1;
  }
  return (letter) => {
    const unit = letter.charCodeAt(0);
    return places.subarray(ends[unit - 1] ?? 0, ends[unit] ?? 0);
  };
}
