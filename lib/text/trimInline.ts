/**
 * What stands inside an inline component of a Markdown export: the host ends it with a line break of its own.
 * @param content children of the component
 * @returns the same, a text without space around it
 */
export function trimInline<T>(content: T): T | string {
  return typeof content === 'string' ? content.trim() : content;
}
