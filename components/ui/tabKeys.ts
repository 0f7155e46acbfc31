/**
 * Which tab a key leads to (WAI-ARIA tabs pattern: arrows wrap around).
 * @param key name of the pressed key
 * @param index the tab that has the focus
 * @param count how many tabs there are
 * @returns index of the next tab, or undefined when the key means nothing here
 */
export function tabKeys(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
