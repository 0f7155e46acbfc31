/** Lists by chunk in the bundler's runtime: hashes of file names, and which chunks have a sheet. */
const LIST = /\{\s*(?:(?:"[\w-]+"|[\w$]+):\s*(?:"[0-9a-f]+"|1),?\s*)+\}/g;
const ENTRY = /(?:"([\w-]+)"|([\w$]+)):\s*(?:"[0-9a-f]+"|1)/g;

/**
 * Takes chunks out of the lists of names in the bundler's runtime.
 * @param code text of a part of the runtime
 * @param ids chunks that nothing loads by the runtime
 */
export const withoutNames = (code: string, ids: ReadonlySet<string>): string =>
  code.replace(LIST, (list) => {
    const kept = [...list.matchAll(ENTRY)].filter(([, quoted, plain]) => !ids.has(quoted ?? plain ?? ''));
    return `{${kept.map(([entry]) => entry).join(',')}}`;
  });
