/** Lines after which a paragraph begins; a component's tag stands alone. */
const BEGINS_AFTER = /^\s*(?:#{1,6}\s|`{3}|~{3}|<|$)/;

/**
 * Whether the opening line of a container begins a paragraph, as the host needs it.
 * @param previous the line above
 */
export function opensWell(previous: string): boolean {
  return BEGINS_AFTER.test(previous);
}
