import { SourceMap, type SourceMapPayload } from 'node:module';

/** Characters of a script by the part that they belong to. */
export type Shares = ReadonlyMap<string, number>;

/** The source that a character comes of. Where a line has no entry of its own, the last of the line before is found. */
function sourceAt(map: SourceMap, line: number, column: number): string | undefined {
  const entry = map.findEntry(line, column);
  return 'originalSource' in entry && entry.generatedLine === line ? entry.originalSource : undefined;
}

/**
 * Tells what a script is made of.
 * @param code the script
 * @param payload its source map
 * @param partOf names the part of a source; undefined is code that comes of none
 * @returns characters of each part; together as many as the script has without its line breaks
 */
export function scriptShares(
  code: string,
  payload: SourceMapPayload,
  partOf: (source: string | undefined) => string,
): Shares {
  const map = new SourceMap(payload);
  const shares = new Map<string, number>();
  code.split('\n').forEach((text, line) => {
    for (let column = 0; column < text.length; column += 1) {
      const part = partOf(sourceAt(map, line, column));
      shares.set(part, (shares.get(part) ?? 0) + 1);
    }
  });
  return shares;
}
