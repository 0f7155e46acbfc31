import type { ChangeSpan, Past } from '../../../site/contract/types';

/**
 * When things appeared, changed and went, from what each version declares.
 * @param versions versions, oldest first
 * @param declared what each of them declares: name → type
 * @returns by name, sorted
 */
export function spansOf(
  versions: readonly string[],
  declared: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Readonly<Record<string, Past>> {
  const names = new Set(versions.flatMap((version) => [...(declared.get(version)?.keys() ?? [])]));
  const typeIn = (version: string, name: string): string | undefined => declared.get(version)?.get(name);
  const past = (name: string): Past => {
    const known = versions.filter((version) => typeIn(version, name) !== undefined);
    const [since = ''] = known;
    const before = (version: string): string | undefined => versions[versions.indexOf(version) - 1];
    const changed = known.slice(1).flatMap((version, index): ChangeSpan[] => {
      const type = typeIn(version, name) ?? '';
      const last = known[index] ?? since;
      return type === typeIn(last, name) ? [] : [{ since: version, after: last, type }];
    });
    const after = before(since);
    const until = known.at(-1);
    return {
      since,
      ...(after !== undefined && { after }),
      ...(changed.length > 0 && { changed }),
      ...(until !== versions.at(-1) && { until }),
    };
  };
  return Object.fromEntries([...names].sort().map((name) => [name, past(name)]));
}
