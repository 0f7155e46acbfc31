/** Opens the search of the site, whichever it is, by the shortcut that all of them have. */
export const openSearch = (): boolean =>
  document.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }),
  );
