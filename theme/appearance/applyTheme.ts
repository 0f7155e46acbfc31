/**
 * Puts a theme on the page: the classes that the host's script sets before the first paint, and the colour scheme
 * of the browser's own parts. Transitions rest meanwhile, so that everything changes at once.
 * @param theme light or dark
 */
export function applyTheme(theme: 'light' | 'dark'): void {
  const root = document.documentElement;
  const dark = theme === 'dark';
  root.style.colorScheme = theme;
  if (root.classList.contains('dark') === dark) return;
  root.dataset.switchingTheme = '';
  root.classList.toggle('dark', dark);
  root.classList.toggle('rp-dark', dark);
  // What is asked for a frame runs before the frame takes up the new styles: only the one after it finds them in place.
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switchingTheme));
}
