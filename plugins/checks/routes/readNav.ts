/** What the gates need of one entry of `_nav.json` or `_meta.json`. */
export interface NavEntry {
  /** File or folder beside the navigation file. */
  readonly name: string | undefined;
  readonly link: string | undefined;
}

const textOf = (value: unknown, key: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/**
 * Reads a navigation file of the host.
 * @param text its JSON
 * @returns entries in order, those of menus included; `fault` when the text is no JSON list
 */
export function readNav(text: string): { entries: NavEntry[]; fault: string | undefined } {
  const walk = (list: readonly unknown[]): NavEntry[] =>
    list.flatMap((value) => {
      if (typeof value === 'string') return [{ name: value, link: undefined }];
      const items: unknown =
        typeof value === 'object' && value !== null ? Reflect.get(value, 'items') : undefined;
      const entry = { name: textOf(value, 'name'), link: textOf(value, 'link') };
      return [entry, ...(Array.isArray(items) ? walk(items) : [])];
    });
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return { entries: walk(parsed), fault: undefined };
    return { entries: [], fault: 'the file is no list' };
  } catch (error) {
    return { entries: [], fault: `the file is no JSON: ${error instanceof Error ? error.message : ''}` };
  }
}
