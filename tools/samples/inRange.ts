const PARTS = /^(\^?)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/**
 * Whether a version is one that a range of the pages takes.
 * @param version such as `1.6.0`; a prerelease is never in a range
 * @param range empty, `1.2.3`, `1.2`, or one of them behind `^`
 * @throws Error for another form of range
 */
export function inRange(version: string, range: string): boolean {
  if (range === '') return true;
  const [, caret, ...wanted] = PARTS.exec(range) ?? [];
  if (caret === undefined) throw new Error(`The range "${range}" is not read: write ^1.2.3 or 1.2.3.`);
  const own = version.split('.').map(Number);
  if (own.some(Number.isNaN)) return false;
  const given = wanted.filter((part) => part !== undefined).map(Number);
  const first = given.findIndex((part, index) => part !== own[index]);
  if (first === -1) return true;
  // A caret lets everything rise behind the first number that is not zero.
  const fixed = given.findIndex((part) => part !== 0);
  return caret === '^' && first > fixed && (own[first] ?? 0) > (given[first] ?? 0);
}
