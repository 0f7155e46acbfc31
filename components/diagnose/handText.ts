let handed: string | undefined;
const takers = new Set<(text: string) => void>();

/** Hands a text to the diagnose box, on this page or the next. It stays in memory: no address, history or storage knows it. */
export function handText(text: string): void {
  if (takers.size === 0) handed = text;
  for (const take of takers) take(text);
}

/**
 * Takes the texts that are handed to the box. Between pages of different layouts, Rspress draws the new page twice: once in the
 * layout of the old one. So a box that goes while its page stays gives its text to the next box.
 * @returns function that takes no more
 */
export function takeHandedText(take: (text: string) => void): () => void {
  let taken: { readonly text: string; readonly page: string } | undefined;
  const receive = (text: string) => {
    taken = { text, page: location.pathname };
    take(text);
  };
  takers.add(receive);
  if (handed !== undefined) receive(handed);
  handed = undefined;
  return () => {
    takers.delete(receive);
    if (taken?.page === location.pathname) handed = taken.text;
  };
}
